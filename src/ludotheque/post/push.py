"""Web Push: a message for one browser, which nobody on the way can read, signed by the house (VAPID)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from msgspec import Struct, json

from ..contract import LudothequeError
from ..table.calling import Notice
from . import outgoing

if TYPE_CHECKING:
    from ..store import Store

FACT = "vapid"  # under which the store keeps the key
NOBODY_SAID = "mailto:host@localhost"  # who is responsible, where the host names nobody
GOOD_FOR = 12 * 3600  # seconds, of a signature
KEPT_FOR = 24 * 3600  # seconds that a push service keeps what it cannot deliver
POINT, AUTH = 65, 16  # bytes of a browser's keys


class BadKeys(LudothequeError):
    """Keys that no browser makes."""


class BrowserKeys(Struct, frozen=True):
    """What a browser gives away with its address, in base64."""

    p256dh: str
    auth: str


class PushKey:
    """The key by which push services know this house."""

    def __init__(self, der: bytes):
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_der(urlsafe_b64encode(der))
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()

    @classmethod
    async def of(cls, store: "Store") -> "PushKey":
        """The key of the house that keeps its tables there; made the first time."""
        made = ec.generate_private_key(ec.SECP256R1())
        return cls(await store.keep(FACT, made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())))

    def sign(self, url: str, responsible: str) -> str:
        """The header that says whom a message is from."""
        parts = urlsplit(url)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": responsible or NOBODY_SAID}
        signed: str = self._vapid.sign(claims | {"exp": int(time.time()) + GOOD_FOR})["Authorization"]
        return signed


def read_keys(p256dh: str, auth: str) -> bytes:
    """A browser's keys as they are kept; BadKeys if they are none."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadKeys("these are no keys of a browser") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise BadKeys("these are no keys of a browser")
    return json.encode(BrowserKeys(p256dh, auth))


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def push(key: PushKey, url: str, keys: bytes, notice: Notice, responsible: str, anywhere: bool) -> int:
    """The status that the push service answers."""
    from pywebpush import WebPusher

    theirs = json.decode(keys, type=BrowserKeys)
    info = {"endpoint": url, "keys": {"p256dh": theirs.p256dh, "auth": theirs.auth}}
    body: bytes = WebPusher(info).encode(json.encode(notice))["body"]
    headers = {
        "authorization": key.sign(url, responsible),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_FOR),
        "urgency": "normal",
        "topic": notice.tag,
    }
    return await outgoing.send(url, body, headers, anywhere)
