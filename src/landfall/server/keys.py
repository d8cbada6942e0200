"""Everything that is signed: the guests' cookies, the links to seats, the tokens of decisions."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Final, Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.server.errors import LinkExpired, UnknownInvitation

Kind = Literal["invite", "carry", "watch"]


class Link(Struct, frozen=True, array_like=True):
    kind: Kind
    table: str
    #: Empty for spectators.
    seat: Seat
    generation: int


#: Seconds for which links are valid. A key moves a seat to another device nearby.
LIFETIMES: Final[dict[Kind, float]] = {
    "invite": 14 * 86_400,
    "carry": 3_600,
    "watch": 60 * 86_400,
}


class Keys:
    def __init__(self, secret: bytes, lifetimes: Mapping[Kind, float] = LIFETIMES) -> None:
        self._lifetimes = lifetimes
        self.renew(secret)

    def renew(self, secret: bytes) -> None:
        """From now on, only what was signed with this secret is valid."""
        self.secret = secret
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link-2")
        self._tokens = blake2b(secret, digest_size=32, person=b"decision").digest()

    def cookie(self, guest: str) -> str:
        return str(self._guests.dumps(guest))

    def guest(self, cookie: str) -> str | None:
        try:
            value = self._guests.loads(cookie)
        except BadSignature:
            return None
        return value if isinstance(value, str) else None

    def link(self, link: Link) -> str:
        return str(self._links.dumps(msgspec.to_builtins(link)))

    def read_link(self, token: str) -> Link:
        try:
            raw, made = self._links.loads(token, return_timestamp=True)
            link = msgspec.convert(raw, Link)
        except (BadSignature, msgspec.ValidationError) as error:
            raise UnknownInvitation() from error
        if (datetime.now(UTC) - made).total_seconds() > self._lifetimes[link.kind]:
            raise LinkExpired()
        return link

    def token(self, table: str, seat: Seat, what: str) -> str:
        """Identifies one decision (or one possible undo) of one seat; tells nothing without the secret."""
        key = f"{table}/{seat}/{what}".encode()
        return urlsafe_b64encode(blake2b(key, key=self._tokens, digest_size=12).digest()).decode()
