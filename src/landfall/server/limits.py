"""Rate limits: buckets that refill over time."""

from __future__ import annotations

import time
from collections import OrderedDict

from landfall.server.settings import Rate


class Bucket:
    __slots__ = ("level", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        filled = self.level + (now - self.since) * self.rate.per_second
        self.since = now
        # An empty bucket does not go into debt: a refused client can try again as soon as it has refilled.
        self.level = min(filled, self.rate.burst)
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per address or guest; the least recently used are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(who)
        return bucket
