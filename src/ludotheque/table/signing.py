"""A house signs the files of its tables: who alters one and seals it again cannot sign it again."""

import secrets
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ..contract.seal import seal_of
from ..contract.signature import message

if TYPE_CHECKING:
    from ..store import Store

SEED_BYTES = 32


class HouseKey:
    """An Ed25519 key. Its public half is for everybody; the other never leaves the house."""

    def __init__(self, seed: bytes):
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._private.public_key().public_bytes_raw().hex()

    @classmethod
    async def of(cls, store: "Store") -> "HouseKey":
        """The key of the house that keeps its tables there; made the first time."""
        return cls(await store.keep("key", secrets.token_bytes(SEED_BYTES)))

    def sign(self, text: str) -> str:
        """A sealed game file with the house's signature at its end."""
        return f"{text}signed {self.public} {self._private.sign(message(seal_of(text))).hex()}\n"
