"""The way to a Ray cluster, for tournaments and for the bots of the table."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from re import fullmatch
from typing import Any, Final

from podziemia.kernel.errors import Trouble

PATIENCE: Final = 10.0
"""Seconds to wait for the cluster's head to answer. Ray itself would try for minutes."""
NAMED: Final = ("auto", "local")
"""What Ray takes for an address besides `host:port`: the cluster this machine belongs to, or one that ends with us."""


def join_cluster(address: str) -> Any:
    """Ray, connected."""
    check_address(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or Ray warns of what it will change one day
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise no_ray() from missing
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except ConnectionError as trouble:
        raise Trouble("ray-unreachable", address=address) from trouble
    return ray


def check_ray(address: str) -> None:
    """Refuse what cannot go well, without waiting for it."""
    if find_spec("ray") is None:
        raise no_ray()
    check_address(address)


def no_ray() -> Trouble:
    return Trouble("extra-missing", package="ray", install='pip install "podziemia[ray]"')


def check_address(address: str) -> None:
    """Refuse an address that is none, or where nobody listens, before Ray starts to wait for it."""
    if address in NAMED:
        return
    parts = fullmatch(r"(?:ray://)?([\w.-]+|\[[0-9a-fA-F:]+\]):([0-9]{1,5})", address)
    if parts is None:
        raise Trouble("ray-address", address=address)
    try:
        socket.create_connection((parts[1].strip("[]"), int(parts[2])), PATIENCE).close()
    except (OSError, OverflowError) as trouble:
        raise Trouble("ray-unreachable", address=address) from trouble
