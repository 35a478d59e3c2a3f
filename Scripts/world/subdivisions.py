"""The lists of subdivisions."""

import json

from world.sources import LANGUAGES, write_lines

# CLDR has the names of former codes and provinces for Iran, Morocco and Nepal, which numbered theirs anew.
FORMER = ("ir", "ma", "np")


def write(sources, folder):
    own = []
    for section, code in sources.corrections:
        if section == "subdivisions":
            own.append({"code": code})
            sources.correct(section, code, own[-1])
    english = {"identity": {"language": "en"}, "localeDisplayNames": {"subdivisions": names(sources, "en")}}
    files = [
        sources.part("corrections.json", own),
        sources.options.iso_codes / "iso_3166-2.json",
        sources.part("english-subdivisions.json", {"subdivisions": english}),
    ]
    entries = sources.run_import("subdivisions", folder / "subdivisions.json", files)
    for language in LANGUAGES:
        known = names(sources, language)
        found = {entry["code"]: known.get(entry["code"].replace("-", "").lower()) for entry in entries}
        words = [{"code": code, "name": name} for code, name in found.items() if name]
        write_lines(folder / f"subdivisions.{language}.json", words)


def names(sources, language):
    """CLDR's names of subdivisions, by their codes without a hyphen in lower case."""
    text = (sources.options.cldr / f"subdivisions/{language}.json").read_text(encoding="utf-8")
    all_names = json.loads(text)["subdivisions"]["localeDisplayNames"]["subdivisions"]
    return {code: name for code, name in all_names.items() if not code.startswith(FORMER)}
