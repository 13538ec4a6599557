"""The same dice at every run, so that a game that went wrong can be seen again. LUDOTHEQUE_LUCK=WORD throws others."""

import hashlib
import os
import secrets
from zlib import crc32

from ludotheque.table import fairness
from ludotheque.web.serve import serve

LUCK = os.environ.get("LUDOTHEQUE_LUCK", "usual")
# What a page stirs into the dice of its tables.
STIR = """(() => {
    let state = %d;
    crypto.getRandomValues = (bytes) => {
        for (let i = 0; i < bytes.length; i++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[i] = state >>> 24;
        }
        return bytes;
    };
})()"""


def stir(who):
    return STIR % crc32(f"{LUCK} {who}".encode())


def serve_by_luck(settings, host, port):
    """A house whose secrets and bots are those of this run's luck."""
    secret = hashlib.sha256(LUCK.encode()).digest()
    fairness.new_secret = lambda: secret
    secrets.randbits = lambda bits: int.from_bytes(secret) >> (8 * len(secret) - bits)
    serve(settings, host, port)
