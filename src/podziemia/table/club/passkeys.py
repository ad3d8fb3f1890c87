"""Passkeys: what the browser is asked for and whether its answer is good. WebAuthn is an extra (`people`)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any

from podziemia.kernel.errors import Trouble


@dataclass(frozen=True)
class House:
    """Where people sign in: the name that their passkeys are bound to, and the address of the page."""

    name: str
    origin: str


@dataclass(frozen=True)
class Passkey:
    """A passkey as it is kept: nothing secret is in it."""

    id: str
    public_key: str
    signs: int


def check_library() -> None:
    """A club needs the extra; better told at the start than at the door."""
    if find_spec("webauthn") is None:
        raise Trouble("club-extra")


def house_of(scheme: str, host: str, given: Sequence[str]) -> House:
    """The house that a request came to. Of a name that the operator gave all that lies below it is part too; passkeys
    are bound to names, so an address will not do."""
    name = host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
    name = name.lower().rstrip(".")
    if _is_address(name):
        raise Trouble("passkey-host", host=host[:100])
    above = [one for one in given if name == one or name.endswith(f".{one}")]
    return House(above[0] if above else name, f"{scheme}://{host}")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return not name
    return True


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def registration_options(house: House, club: str, member: str, name: str, challenge: bytes, held: list[str]) -> str:
    """What the browser needs to make a passkey, as JSON. `held` are those that the member has already."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return options_to_json(
        generate_registration_options(
            rp_id=house.name,
            rp_name=club,
            user_id=member.encode(),
            user_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes_of(id)) for id in held],
        )
    )


def sign_in_options(house: House, challenge: bytes) -> str:
    """What the browser needs to use one: any that it has for this house."""
    from webauthn import generate_authentication_options, options_to_json

    return options_to_json(generate_authentication_options(rp_id=house.name, challenge=challenge))


def verified_registration(house: House, challenge: bytes, credential: dict[str, Any]) -> Passkey:
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=house.name,
            expected_origin=house.origin,
        )
    except Exception as error:  # whatever it stumbles over came from outside
        raise Trouble("passkey-wrong") from error
    return Passkey(text_of(found.credential_id), text_of(found.credential_public_key), found.sign_count)


def verified_sign_in(house: House, challenge: bytes, credential: dict[str, Any], passkey: Passkey) -> int:
    """How often the passkey has signed by now. One that counts backwards is a copy and is refused."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=house.name,
            expected_origin=house.origin,
            credential_public_key=bytes_of(passkey.public_key),
            credential_current_sign_count=passkey.signs,
        )
    except Exception as error:
        raise Trouble("passkey-wrong") from error
    return found.new_sign_count
