"""Passkeys: sign in anywhere without a password or an address. They need HTTPS and a name: browsers insist."""

import json
import time
from typing import Any

import webauthn
from litestar import Request, Response, post
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..store import Passkey
from ..table.about_me import Credential, Me
from ..table.company import hash_key
from ..table.refused import Refused
from ..table.service import Service
from .cookies import BROWSER, cookie, newcomer, visitor_of
from .hostnames import is_address
from .shelf_routes import base_of

NEW, SIGN_IN = "passkey", "sign-in"  # what a challenge is for
SECONDS = 300
MOST = 10  # of one visitor

Asking = Request[Any, Any, Any]


def why_none(request: Asking) -> str:
    """Why a browser could make no passkey for this house, in one word (`ui-passkey-WORD`); "" if it can."""
    name = host_of(request)
    if is_address(name.strip("[]")):
        return "address"
    if request.url.scheme != "https" and name != "localhost" and not base_of(request).startswith("https://"):
        return "http"
    return ""


def host_of(request: Asking) -> str:
    """The name by which somebody came."""
    return str(request.url.hostname or "")


def need_place(request: Asking) -> None:
    if why_none(request):
        raise Refused("invalid", "refused-passkey")


def origins(request: Asking) -> list[str]:
    """Where the page may have come from."""
    host = request.headers.get("host", "")
    return [f"https://{host}", f"http://{host}"] if host_of(request) == "localhost" else [f"https://{host}"]


@post("/api/me/passkey/options", status_code=200, media_type="application/json")
async def offer_passkey(request: Asking, service: Service) -> Response[str]:
    """What a device needs to make a passkey for who asks."""
    need_place(request)
    visitor = await service.lobby.know(visitor_of(request))
    if visitor.guest is None:
        raise Refused("seat", "refused-nobody")
    held = await service.house.store.people.passkeys(visitor.id)
    if len(held) >= MOST:
        raise Refused("invalid", "refused-busy")
    name = visitor.guest.name or "Ludothèque"
    options = webauthn.generate_registration_options(
        rp_id=host_of(request),
        rp_name=service.name or "Ludothèque",
        user_id=visitor.id.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in held],
    )
    await expect(service, options.challenge, NEW, visitor.id)
    return Response(options_to_json(options), media_type="application/json")


@post("/api/me/passkey", status_code=200)
async def keep_passkey(data: Credential, request: Asking, service: Service) -> Me:
    """Keep the public half of a passkey that a device has made."""
    need_place(request)
    visitor = await service.lobby.surely(visitor_of(request))
    challenge, whose = await expected(service, data, NEW)
    if not visitor.id or whose != visitor.id:
        raise Refused("seat", "refused-passkey")
    try:
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origins(request),
        )
    except WebAuthnException:
        raise Refused("seat", "refused-passkey") from None
    id, now = bytes_to_base64url(made.credential_id), time.time()
    if await service.house.store.people.passkey(id):
        raise Refused("seat", "refused-passkey")
    key = Passkey(id, visitor.id, made.credential_public_key, made.sign_count, now)
    await service.house.store.people.add_passkey(key)
    return await service.lobby.about(visitor)


@post("/api/passkey/options", status_code=200, media_type="application/json")
async def ask_passkey(request: Asking, service: Service) -> Response[str]:
    """What a device needs to prove that it holds a passkey."""
    need_place(request)
    options = webauthn.generate_authentication_options(rp_id=host_of(request))
    await expect(service, options.challenge, SIGN_IN, "")
    return Response(options_to_json(options), media_type="application/json")


@post("/api/passkey", status_code=200)
async def sign_in(data: Credential, request: Asking, service: Service) -> Response[Me]:
    """This browser is the visitor whose passkey it used."""
    need_place(request)
    challenge, _ = await expected(service, data, SIGN_IN)
    people = service.house.store.people
    key = await people.passkey(str(data.credential.get("id", "")))
    if key is None:
        raise Refused("seat", "refused-passkey")
    try:
        proved = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origins(request),
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
        )
    except WebAuthnException:
        raise Refused("seat", "refused-passkey") from None
    await people.use_passkey(key.id, proved.new_sign_count)
    visitor = await service.lobby.be(await newcomer(request, service.lobby), key.visitor)
    me = await service.lobby.about(visitor)
    return Response(me, cookies=[cookie(BROWSER, visitor.token, request)])


async def expect(service: Service, challenge: bytes, purpose: str, visitor: str) -> None:
    until = service.lobby.clock() + SECONDS
    await service.house.store.people.keep_pass(hash_key(bytes_to_base64url(challenge)), purpose, visitor, until)


async def expected(service: Service, data: Credential, purpose: str) -> tuple[bytes, str]:
    """The challenge that an answer answers, if it was ours, and whom it was made for; it is used now."""
    try:
        said = json.loads(base64url_to_bytes(data.credential["response"]["clientDataJSON"]))["challenge"]
        challenge = base64url_to_bytes(str(said))
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refused("invalid", "refused-passkey") from None
    whose = await service.house.store.people.use_pass(
        hash_key(bytes_to_base64url(challenge)), purpose, service.lobby.clock()
    )
    if whose is None:
        raise Refused("seat", "refused-passkey")
    return challenge, whose


HANDLERS = [offer_passkey, keep_passkey, ask_passkey, sign_in]
