"""The signature under a game file: a house's own, Ed25519, of the file's seal."""

from .errors import BadGameFile


def message(seal: str) -> bytes:
    """What is signed: nothing else that a house may ever sign begins so."""
    return f"ludotheque game file {seal}".encode()


def check_signature(seal: str, key: str, signature: str) -> None:
    """BadGameFile unless the house with that key has signed a file with that seal."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message(seal))
    except (InvalidSignature, ValueError):
        raise BadGameFile(f"the signature does not fit: the house {key} has not signed this file.") from None
