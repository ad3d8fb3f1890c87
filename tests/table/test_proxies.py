"""The configurations in deploy/, with the real proxies where they can be had: pages come through, live lines at once,
counters not at all."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.running import RunningServer, live

DEPLOY = Path(__file__).parents[2] / "deploy"

pytestmark = pytest.mark.slow


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def nginx(folder: Path, port: int, server: str) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
    site = site.replace("127.0.0.1:8100", server).replace("stol.example", "127.0.0.1")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    conf.write_text(f"pid {folder}/pid; daemon off; events {{}} http {{ access_log off; {places}\n{site}\n}}")
    return ["nginx", "-c", str(conf), "-e", str(folder / "errors")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text().replace("stol.example", f"http://127.0.0.1:{port}")
    conf = folder / "Caddyfile"
    conf.write_text("{\n\tadmin off\n\tgrace_period 1s\n}\n" + site.replace("127.0.0.1:8100", server))
    return ["caddy", "run", "--config", str(conf), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a proxy before a server."""
    command: Callable[[Path, int, str], list[str]] = request.param
    if shutil.which(command.__name__) is None:
        pytest.skip(f"{command.__name__} is not installed")
    server = RunningServer(tmp_path)
    port = free_port()
    proxy = subprocess.Popen(
        command(tmp_path, port, server.address.removeprefix("http://")),
        stderr=subprocess.DEVNULL,
        env={"HOME": str(tmp_path), "PATH": "/usr/sbin:/usr/bin:/bin"},
    )
    try:
        while True:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert proxy.poll() is None, "the proxy has ended"
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(20)
        assert server.stop() == 0


def test_a_table_is_played_through_the_proxy(proxied: str) -> None:
    async def test() -> None:
        async with httpx.AsyncClient(base_url=proxied, timeout=60) as client:
            assert (await client.get("/metrics")).status_code == 404
            assert (await client.get("/health")).status_code == 200
            wish = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]}
            room = (await client.post("/api/rooms", json=wish)).json()["room"]
            async with live(client, f"/api/rooms/{room}/live?seat=0") as events:
                position = (await anext(events))[2]
                seat = position["waiting"][0]
                asked = (await client.get(f"/api/rooms/{room}?seat={seat}")).json()["position"]["ask"]
                body = {"seat": seat, "n": 0, "text": asked["options"][0]["text"], "nonce": "x"}
                assert (await client.post(f"/api/rooms/{room}/answer", json=body)).status_code == 200
                told = [await anext(events), await anext(events)]
                assert any((id, event) == ("1", "move") for id, event, _ in told)

    asyncio.run(asyncio.wait_for(test(), 60))
