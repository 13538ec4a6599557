"""Write `src/messages.ts` from the Python messages, so that both sides of the wire have one declaration."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.table import about_me, contacts, getting_on, host_page, messages

TARGET = Path(__file__).parent / "src" / "messages.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def plain(name: str) -> str:
    """A type made of another has its name in brackets, which are written as underlines."""
    return name.replace("_", "")


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return plain(str(schema["$ref"].rsplit("/", 1)[1]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(option) for option in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {'type': 'string'})}>"
    return SIMPLE[schema["type"]]


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(shape)};"
        for field, shape in schema["properties"].items()
    ]
    return "\n".join([f"export interface {plain(name)} {{", *lines, "}"])


def lengths(schema: dict[str, Any]) -> str:
    longest = {field: shape["maxLength"] for field, shape in schema["properties"].items() if "maxLength" in shape}
    return ", ".join(f"{field}: {most}" for field, most in longest.items())


def types() -> str:
    rooms = messages, about_me, contacts, getting_on, host_page
    _, components = msgspec.json.schema_components([message for room in rooms for message in room.MESSAGES])
    blocks = [interface(name, schema) for name, schema in sorted(components.items())]
    actions = [name for name, schema in sorted(components.items()) if "do" in schema["properties"]]
    limits = [f"  {name}: {{ {lengths(schema)} }}," for name, schema in sorted(components.items()) if lengths(schema)]
    head = "// Made from ludotheque/table/messages.py by make_types.py; do not edit."
    longest = "\n".join(
        ["/** How many characters the house takes. */", "export const LONGEST = {", *limits, "} as const;"]
    )
    return "\n\n".join([head, *blocks, f"export type Action = {' | '.join(actions)};", longest]) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text() != types() and "web/src/messages.ts is out of date: run web/make_types.py")
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(types())
