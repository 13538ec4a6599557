"""The signature under a game file: a house's own, Ed25519, of the file's seal."""

from collections.abc import Callable

from .errors import BadGameFile


def message(seal: str) -> bytes:
    """What is signed: nothing else that a house may ever sign begins so."""
    return f"ludotheque game file {seal}".encode()


def is_signed(key: bytes, signature: bytes, message: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


verify: Callable[[bytes, bytes, bytes], bool] = is_signed  # a browser has no such package, and brings its own


def check_signature(seal: str, key: str, signature: str) -> None:
    """BadGameFile unless the house with that key has signed a file with that seal."""
    if not verify(bytes.fromhex(key), bytes.fromhex(signature), message(seal)):
        raise BadGameFile(f"the signature does not fit: the house {key} has not signed this file.")
