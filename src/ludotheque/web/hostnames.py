"""The names under which the house is known. A name that a stranger points at it is none of them (DNS rebinding)."""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

HOST = re.compile(r"(?:\[([0-9a-fA-F:.]{2,45})\]|([^:\[\]]{1,253}))(?::([0-9]{1,5}))?")
MOST_PORT = 65535


class HostNames:
    def __init__(self, names: Iterable[str] = ()):
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        self.names = {"localhost", machine, short, f"{short}.local", *(name.lower().rstrip(".") for name in names)}

    def know(self, host: str) -> bool:
        """Whether a Host header names this house: by an address, or by a name of ours."""
        parts = HOST.fullmatch(host)
        if not parts or int(parts[3] or 0) > MOST_PORT:
            return False
        name = (parts[1] or parts[2]).lower().rstrip(".")
        return name in self.names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a name leads nowhere but to the machine that uses it."""
    return name == "localhost" or (is_address(name) and ip_address(name).is_loopback)
