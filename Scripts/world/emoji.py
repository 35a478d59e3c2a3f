"""The lists of emoji."""

import re
import unicodedata

from world.sources import LANGUAGES, write_lines


def write(sources, folder):
    files = [sources.options.emoji_test, sources.options.gemoji, *annotations(sources, "en")]
    output = folder / "emoji.json"
    entries = sources.run_import("emoji", output, files)
    # gemoji gives shortcodes; newer emoji get theirs from their names.
    known = {code for entry in entries for code in entry["shortcodes"]}
    added = []
    for entry in entries:
        code = shortcode(entry["name"])
        if not entry["shortcodes"] and code not in known:
            added.append({"character": entry["character"], "name": entry["name"], "shortcodes": [code]})
            known.add(code)
    sources.run_import("emoji", output, [*files, sources.part("shortcodes.json", added)])
    for language in LANGUAGES:
        path = sources.parts / f"emoji.{language}.json"
        words = sources.run_import("emoji", path, [output, *annotations(sources, language)], "--language", language)
        keys = ("character", "name", "keywords")
        write_lines(folder / f"emoji.{language}.json", [{key: word[key] for key in keys} for word in words])


def annotations(sources, language):
    """CLDR's names and keywords in a language."""
    kinds = ("annotations", "annotationsDerived")
    return [sources.options.cldr / f"{kind}/{language}/annotations.json" for kind in kinds]


def shortcode(name):
    """The name in the characters of shortcodes: "woman_dancing" for "woman dancing"."""
    letters = unicodedata.normalize("NFKD", name.lower().replace("’", ""))
    return re.sub(r"[^a-z0-9]+", "_", "".join(c for c in letters if not unicodedata.combining(c))).strip("_")
