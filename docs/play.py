#!/usr/bin/env python3
"""Plays a whole game of arena at a Sortie server, both seats, with the first offer each time. Python alone, no packages.

    python3 docs/play.py http://127.0.0.1:8420
"""
import base64, json, os, socket, struct, sys, urllib.parse, urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8420"
TOKEN = None


def call(method, path, body=None):
    """A REST request as the guest we are; the first answer makes us one."""
    global TOKEN
    request = urllib.request.Request(BASE + path, method=method, headers={"content-type": "application/json"})
    if TOKEN:
        request.add_header("authorization", "Bearer " + TOKEN)
    with urllib.request.urlopen(request, json.dumps(body).encode() if body is not None else None) as answer:
        cookie = answer.headers.get("set-cookie", "")
        if "sortie_guest=" in cookie:
            TOKEN = cookie.split("sortie_guest=")[1].split(";")[0]
        return json.load(answer)


class Live:
    """The live socket of a table, as far as a player needs WebSocket."""

    def __init__(self, table):
        host = urllib.parse.urlsplit(BASE)
        self.file = socket.create_connection((host.hostname, host.port or 80)).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.file.write((f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\n"
                         f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                         f"Authorization: Bearer {TOKEN}\r\n\r\n").encode())
        self.file.flush()
        assert b" 101 " in self.file.readline(), "no live socket"
        while self.file.readline().strip():
            pass

    def send(self, data, kind=1):
        mask = os.urandom(4)
        size = struct.pack("!BB", 0x80 | kind, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, len(data))
        self.file.write(size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))
        self.file.flush()

    def say(self, **message):
        self.send(json.dumps(message).encode())

    def hear(self):
        """The next message: one or more frames; pings in between are answered."""
        text = b""
        while True:
            first, size = self.file.read(2)
            size = {126: ("!H", 2), 127: ("!Q", 8)}.get(size, size)
            if isinstance(size, tuple):
                size = struct.unpack(size[0], self.file.read(size[1]))[0]
            data = self.file.read(size)
            if first & 15 == 9:
                self.send(data, 10)
            elif first & 15 < 3:
                text += data
                if first & 0x80:
                    return json.loads(text)


call("PUT", "/api/guest", {"name": "Python"})
table = call("POST", "/api/tables", {"game": "arena", "setup": {"jedi": ["mace", "kit"]}, "seats": [{"kind": "me"}] * 2})
live = Live(table["id"])
live.say(say="hello", since=None, language="en")
while True:
    message = live.hear()
    assert message["say"] != "refused", message["error"]
    state = message.get("table")
    if state and state["outcome"]:
        print("over after", state["n_choices"], "choices:", state["outcome"]["key"])
        break
    if state:
        offer = state["decision"]["offers"][0]
        live.say(say="choose", sequence=state["sequence"], seat=offer["seat"], choice=offer["choice"])
