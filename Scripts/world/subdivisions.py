"""The lists of subdivisions."""

import json
import re
import sys
import unicodedata

from world.sources import LANGUAGES, write_lines

# CLDR has the names of former codes and provinces for Iran, Morocco and Nepal, which numbered theirs anew.
FORMER = ("ir", "ma", "np")

# Footnotes, and the remark that a part of Morocco is in Western Sahara.
FOOTNOTES = re.compile(r"( ?[¹²³†*]+| \((EH|EH-partial)\))$")

# What a name consists of. Wards and arrondissements have numbers.
NAME = re.compile(r"['‘’ʻ]?[^\W\d_a-z](?:[^\W\d_]|[ '’‘ʻ–.&/-]|, )*( \d+)?")

# Other codes in the brackets of ISO 3166-2, and remarks.
REMARK = re.compile(r"(^| )(GB-[A-Z]{3}|SE-\d\d|city|stolitsa|française|Région|Arctic Region)$")


def write(sources, folder):
    own = []
    for section, code in sources.corrections:
        if section == "subdivisions":
            own.append({"code": code})
            sources.correct(section, code, own[-1])
    english = {"identity": {"language": "en"}, "localeDisplayNames": {"subdivisions": names(sources, "en")}}
    listed = [entry | {"name": FOOTNOTES.sub("", entry["name"])} for entry in sources.iso("3166-2")]
    files = [
        sources.part("corrections.json", own),
        sources.part("iso_3166-2.json", {"3166-2": listed}),
        sources.part("english-subdivisions.json", {"subdivisions": english}),
    ]
    entries = sources.run_import("subdivisions", folder / "subdivisions.json", files)
    iso = {entry["code"]: entry["name"] for entry in listed}
    for entry in entries:
        if not NAME.fullmatch(unicodedata.normalize("NFC", unmarked(entry["name"]))):
            sys.exit(f"error: the name of {entry['code']}, '{entry['name']}', has characters that no name has; correct it")
        other = entry.pop("otherNames", []) + variants(iso.get(entry["code"], ""))
        other = [name for name in dict.fromkeys(other) if folded(name) != folded(entry["name"])]
        if other:
            entry["otherNames"] = other
    write_lines(folder / "subdivisions.json", entries)
    for language in LANGUAGES:
        known = names(sources, language)
        found = {entry["code"]: known.get(entry["code"].replace("-", "").lower()) for entry in entries}
        words = [{"code": code, "name": name} for code, name in found.items() if name]
        write_lines(folder / f"subdivisions.{language}.json", words)


def names(sources, language):
    """CLDR's names of subdivisions, by their codes without a hyphen in lowercase."""
    text = (sources.options.cldr / f"subdivisions/{language}.json").read_text(encoding="utf-8")
    all_names = json.loads(text)["subdivisions"]["localeDisplayNames"]["subdivisions"]
    return {code: FOOTNOTES.sub("", name) for code, name in all_names.items() if not code.startswith(FORMER)}


def variants(name):
    """The names in a name of ISO 3166-2, such as `Lleida [Lérida]`, `Davao (Region XI)` and `Murcia, Región de`."""
    found = []
    for part in re.split(r" \[| \(| / ", name):
        part = REMARK.sub("", part.strip("/])"))
        words = part.split(", ")
        # A comma also separates the names of several towns.
        is_turned = len(words) == 2 and not re.search(" (and|y) ", part)
        found += [*(word for word in words[:1] if word[0].isupper()), f"{words[1]} {words[0]}"] if is_turned else [part]
    return [word for index, word in enumerate(found) if word and word not in found[:index]]


def folded(name):
    """The name as a search compares it, more or less."""
    return "".join(letter for letter in unmarked(name).lower() if letter.isalnum())


def unmarked(name):
    return "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
