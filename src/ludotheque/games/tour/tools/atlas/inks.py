"""The inks of the plate: what the game's style sheet says, else those of the light theme."""


def ink(name: str, light: str) -> str:
    return f"var(--{name}, {light})"


SEA, SHELF, RIPPLE = ink("sea", "#BFD9DC"), ink("shelf", "#D0E4E2"), ink("ripple", "#8DB7BD")
LAND, INLAND, LAKE = ink("land", "#E9DDB8"), ink("inland", "#DECA94"), ink("lake", "#D3DFCB")
COAST, LINE, LETTER, HALO = (
    ink("coast", "#2B2622"),
    ink("graticule", "#2B2622"),
    ink("letter", "#2B2622"),
    ink("halo", "#F6EFE0"),
)
BAR, PAPER, RED = ink("bar", "#2B2622"), ink("print-paper", "#F6EFE0"), ink("site", "#C8372D")

FONT = 'font-family="Fraunces, Georgia, serif" font-weight="700"'
