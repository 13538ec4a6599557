"""The messages about a visitor."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .messages import Key, Language
from .names import LONGEST_NAME


class Me(Struct, frozen=True):
    """What the house knows of who asks; `is_known` is false for a browser that it has not met.

    `passkeys` is how many there are; `why_no_passkey` says in a word why none can be made here, "" if one can.
    Where what is forgotten `lingers`, a database server's own files hold it for a while.
    """

    is_known: bool = False
    name: str = ""
    language: Language = ""
    since: float = 0
    tables: int = 0
    devices: int = 0
    passkeys: int = 0
    why_no_passkey: str = ""
    lingers: bool = False


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or another language; "" leaves it as it is."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    language: Language = ""


class Pass(Struct, frozen=True):
    """A code that makes another device the same visitor: good once, and for so many seconds."""

    code: str
    seconds: int


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    code: Key


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device answers about a passkey, as browsers write it."""

    credential: dict[str, Any]


MESSAGES = (Me, CallMe, Pass, UsePass)
