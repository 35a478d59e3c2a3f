"""The lists of emoji."""

import re
import sys
import unicodedata

from world.sources import LANGUAGES, table, write_lines

TONES = {"light": "🏻", "medium-light": "🏼", "medium": "🏽", "medium-dark": "🏾", "dark": "🏿"}


def write(sources, folder):
    files = [complete_list(sources), sources.options.gemoji, own_keywords(sources), *annotations(sources, "en")]
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


def complete_list(sources):
    """Unicode's list with the newer emoji of the own table, each after the emoji that the table names."""
    lines = sources.options.emoji_test.read_text(encoding="utf-8").splitlines()
    for row in table("emoji.tsv"):
        if place(row["emoji"], lines):
            sys.exit(f"error: Unicode's list has {row['emoji']} now; remove it from World/emoji.tsv")
        names = {row["emoji"]: row["name"]}
        if row["skinTones"]:
            names |= {row["emoji"] + tone: f"{row['name']}: {name} skin tone" for name, tone in TONES.items()}
        new = [
            f"{' '.join(f'{ord(scalar):X}' for scalar in emoji)} ; fully-qualified # {emoji} E{row['version']} {name}"
            for emoji, name in names.items()
        ]
        after = place(row["after"], lines) or sys.exit(f"error: Unicode's list lacks {row['after']}, after which {row['emoji']} is")
        lines[after:after] = new
    path = sources.parts / "emoji-test.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def place(emoji, lines):
    """The number of the last line of an emoji and its skin tones, or 0 if there is none."""
    pattern = re.compile(rf"; fully-qualified +# {emoji}[{''.join(TONES.values())}]? E")
    return max((number for number, line in enumerate(lines, 1) if pattern.search(line)), default=0)


def own_keywords(sources):
    entries = [
        {"character": row["emoji"], "name": row["name"], "keywords": row["keywords"].split("; ")} for row in table("emoji.tsv")
    ]
    return sources.part("keywords.json", entries)


def annotations(sources, language):
    """CLDR's names and keywords in a language."""
    kinds = ("annotations", "annotationsDerived")
    return [sources.options.cldr / f"{kind}/{language}/annotations.json" for kind in kinds]


def shortcode(name):
    """The name in the characters of shortcodes: "woman_dancing" for "woman dancing"."""
    letters = unicodedata.normalize("NFKD", name.lower().replace("’", ""))
    return re.sub(r"[^a-z0-9]+", "_", "".join(c for c in letters if not unicodedata.combining(c))).strip("_")
