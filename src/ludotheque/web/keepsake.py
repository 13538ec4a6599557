"""A game as one page, to be kept: client, words and answers in one file that opens from a disk, without any network."""

import gzip
from base64 import b64encode
from html import escape

import msgspec
from msgspec.structs import replace

from ..contract import LANGUAGES
from ..table.keepsake import Keepsake
from ..table.shelf import box, card
from .client_files import ClientFiles, client_words

PAGE = """<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="text/plain" id="kept" data-table="{table}" data-game="{game}">{kept}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def page_of(keepsake: Keepsake, client: ClientFiles) -> str:
    game = keepsake.game
    words = {f"/api/words/{language}?game={game}": client_words(language, box(game)) for language in LANGUAGES}
    whole = msgspec.json.encode(replace(keepsake, answers=keepsake.answers | words))
    return PAGE.format(
        title=escape(card(game).title["fr"]),
        style=client.keepsake["page.css"],
        table=escape(keepsake.table),
        game=escape(game),
        kept=b64encode(gzip.compress(whole, mtime=0)).decode(),
        script=client.keepsake["page.js"].replace("</script", "<\\/script"),
    )
