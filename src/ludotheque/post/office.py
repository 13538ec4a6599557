"""The post office: takes a notice to where somebody can be reached."""

from ..store import Contact
from ..table.calling import Notice, Outcome
from ..table.refused import Refused
from . import outgoing
from .mail import Mail, is_address
from .push import BadKeys, PushKey, push, read_keys
from .webhook import SHAPES, knock

GONE = (404, 410)  # nobody is there any more, says who should know


class Office:
    """`address` is where the house is found, `anywhere` whether it may talk to its own network."""

    def __init__(self, key: PushKey, mail: Mail | None = None, address: str = "", anywhere: bool = False):
        self.key, self.mail, self.address, self.anywhere = key, mail, address.rstrip("/"), anywhere

    @property
    def push_key(self) -> str:
        return self.key.public

    @property
    def has_mail(self) -> bool:
        return self.mail is not None

    @property
    def responsible(self) -> str:
        """Whom a push service may write to."""
        if self.mail:
            return f"mailto:{self.mail.sender}"
        return self.address if self.address.startswith("https://") else ""

    def check(self, kind: str, address: str, secret: tuple[str, ...]) -> bytes:
        """What is kept with an address that somebody gives; Refused if it is none, or one that is not talked to."""
        try:
            if kind == "mail":
                if not self.mail or not is_address(address):
                    raise Refused("invalid", "refused-contact")
                return b""
            outgoing.check_url(address, self.anywhere)
            if kind == "push":
                return read_keys(*secret)
            return secret[0].encode() if secret[0] in SHAPES else self.refuse()
        except (outgoing.Forbidden, BadKeys):
            return self.refuse()

    def refuse(self) -> bytes:
        raise Refused("invalid", "refused-contact")

    async def send(self, contact: Contact, notice: Notice) -> Outcome:
        if contact.kind == "mail":
            text = f"{notice.text}\n\n{self.address}{notice.path}\n\n-- \n{notice.foot}\n{self.address}/me\n"
            return "sent" if self.mail and await self.mail.send(contact.address, notice.title, text) else "later"
        return outcome_of(await self.request(contact, notice))

    async def request(self, contact: Contact, notice: Notice) -> int:
        if contact.kind == "push":
            return await push(self.key, contact.address, contact.secret, notice, self.responsible, self.anywhere)
        link = self.address + notice.path
        return await knock(contact.address, contact.secret.decode(), notice, link, self.anywhere)


def outcome_of(status: int) -> Outcome:
    if status in GONE:
        return "gone"
    return "sent" if 200 <= status < 300 else "later"
