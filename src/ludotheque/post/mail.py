"""E-mail by the server that the host names: smtp://USER:PASSWORD@HOST:587, or smtps://… with TLS from the start."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

SECONDS = 20.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}")


def is_address(text: str) -> bool:
    return len(text) <= 200 and ADDRESS.fullmatch(text) is not None


class Mail:
    """`server` is an URL, `sender` the address that letters come from."""

    def __init__(self, server: str, sender: str):
        self.server, self.sender = urlsplit(server), sender

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Whether the server has taken it."""
        import aiosmtplib

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        tls = self.server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                letter,
                hostname=self.server.hostname,
                port=self.server.port or (465 if tls else 587),
                username=unquote(self.server.username) if self.server.username else None,
                password=unquote(self.server.password) if self.server.password else None,
                use_tls=tls,
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError):
            return False
        return True
