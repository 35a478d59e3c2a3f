"""Which languages and scripts readers also read, and the usual script and region of a language, as Swift (CLDR)."""

from world.sources import ROOT, extension, literal

FILE = ROOT / "Sources/Runtime/Almanac/Languages/LanguageMatches.swift"


def swift(sources):
    matching = sources.cldr("supplemental/languageMatching.json")["supplemental"]["languageMatching"]["written-new"]
    languages, scripts = readable(matching["languageMatch"])
    full = sources.cldr("availableLocales.json")["availableLocales"]["full"]
    known = {tag.split("-")[0] for tag in full} | {code for pair in languages for code in pair}
    known.remove("und")
    tables = [
        literal(
            "matches", "The languages that readers of a language also read, each with its distance.",
            [f"{code}={also}" for code, also in grouped(languages).items()],
        ),
        literal(
            "scriptMatches", "The scripts that readers of a language in a script also read, each with its distance.",
            [f"{code}={also}" for code, also in grouped(scripts).items()],
        ),
        literal(
            "likelySubtags",
            "The usual region of languages, after their script unless it is Latin; and the region of languages in another\n"
            "  /// script, and their script in another region.",
            [f"{code}={value}" for code, value in sorted(likely(sources, known).items())],
        ),
        literal(
            "paradigms", "The locales that stand for others.",
            [tag.replace("-", "_") for tag in matching["paradigmLocales"]["_locales"]],
        ),
    ]
    for variable, entry in sorted(matching["matchVariables"].items()):
        regions = countries(sources, entry["_value"].split("+"))
        tables.append(literal(variable[1:], f"The regions in CLDR's group `{variable}`.", regions))
    return extension("LanguageTag", f"CLDR {sources.versions['CLDR']}", "\n".join(tables))


def readable(entries):
    """The distances of pairs of languages, and of pairs of scripts of two languages."""
    languages, scripts = {}, {}
    for entry in entries:
        desired, supported = entry["_desired"], entry["_supported"]
        # Those of regions are rules of the matcher.
        if "*" in desired or desired.count("-") > 1:
            continue
        pairs = [(desired, supported)] + ([] if entry.get("_oneway") else [(supported, desired)])
        for pair in pairs:
            (scripts if "-" in desired else languages).setdefault(pair, entry["_distance"])
    return languages, scripts


def grouped(distances):
    result = {}
    for (desired, supported), distance in sorted(distances.items()):
        result.setdefault(desired, []).append(f"{supported}:{distance}")
    return {desired: ",".join(pairs) for desired, pairs in result.items()}


def likely(sources, known):
    """CLDR's likely subtags of the known languages, without those that follow from the others."""
    subtags = sources.cldr("supplemental/likelySubtags.json")["supplemental"]["likelySubtags"]
    tags = {key: value.split("-") for key, value in subtags.items()}
    result = {}
    for code in known & tags.keys():
        _, script, region = tags[code]
        result[code] = region if script == "Latn" else f"{script}-{region}"
        for key, (_, other, place) in tags.items():
            parts = key.split("-")
            if parts[0] != code or len(parts) != 2:
                continue
            if len(parts[1]) == 4 and place != region:
                result[key] = place
            if len(parts[1]) < 4 and other != script:
                result[key] = other
    return result


def countries(sources, codes):
    """The codes, with those of the regions in them, and of groups of these."""
    containment = sources.cldr("supplemental/territoryContainment.json")["supplemental"]["territoryContainment"]
    found, rest = set(), list(codes)
    while rest:
        code = rest.pop()
        found.add(code)
        rest += containment.get(code, {}).get("_contains", [])
    parts = {code: set(entry.get("_contains", [])) for code, entry in containment.items() if len(code) == 3}
    return sorted(found | {code for code, contained in parts.items() if contained and contained <= found})
