"""WebSocket frames: read however they come, written without a detour."""

import json
import os
import socket
import struct

import pytest

from ludotheque.web.sockets import text_frame

from .test_sockets import handshake

CHAT = json.dumps({"ref": 7, "action": {"do": "why", "path": ["a1"]}}).encode()


def frame(text, head=0x81):
    """As a browser writes it."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    mask = os.urandom(4)
    return bytes([head]) + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))


def halves(whole, at):
    return [whole[:at], whole[at:]]


class Wire:
    def __init__(self, server, table):
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.line.sendall(handshake(table))
        self.bytes = self.line.makefile("rb")
        while self.bytes.readline() != b"\r\n":
            pass

    def read(self):
        first, size = self.bytes.read(2)
        assert first == 0x81
        if size >= 126:
            size = int.from_bytes(self.bytes.read(2 if size == 126 else 8))
        return json.loads(self.bytes.read(size))

    def answer(self):
        while (said := self.read())["type"] != "reply":
            pass
        return said["ref"], said["refusal"]["kind"]


LONG = json.dumps({"ref": 7, "action": {"do": "why", "path": ["a" * 60, "b" * 60, "c" * 60]}}).encode()
WAYS = {
    "one frame": [frame(CHAT)],
    "a longer one": [frame(LONG)],
    "byte by byte": [bytes([byte]) for byte in frame(CHAT)],
    "its head first": halves(frame(CHAT), 2),
    "in two frames": [frame(CHAT[:10], 0x01), frame(CHAT[10:], 0x80)],
    "a pong between": [frame(CHAT[:10], 0x01) + frame(b"", 0x8A) + frame(CHAT[10:], 0x80)],
    "after half a pong": halves(frame(b"abc", 0x8A) + frame(CHAT), 4),
}


@pytest.fixture
def wire(server, ada):
    found = Wire(server, ada.open())
    assert found.read()["type"] == "update"
    yield found
    found.bytes.close()
    found.line.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_read_however_it_comes(wire, way):
    wire.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for part in (*WAYS[way], frame(CHAT)):
        wire.line.sendall(part)
    assert [wire.answer(), wire.answer()] == [(7, "seat")] * 2


def test_a_text_that_is_none_ends_the_connection(wire):
    wire.line.sendall(frame(b"\xff\xfe"))
    while wire.bytes.read(1):
        pass


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_text_of_any_size_is_written(size):
    written = text_frame(b"x" * size)
    head = 2 if size < 126 else 4 if size < 65536 else 10
    assert len(written) == head + size and written[0] == 0x81
    said = written[1] if size < 126 else int.from_bytes(written[2:head])
    assert said == size
