"""Other codes of languages and regions, as Swift (CLDR)."""

from world.sources import ROOT, extension, literal

FILE = ROOT / "Sources/Runtime/Almanac/Languages/LanguageAliases.swift"

# A region that only Swedish writes as a variant.
REGIONS = {"sv-aaland": "sv-AX"}


def swift(sources):
    languages = language_aliases(sources)
    alias = metadata(sources)
    territories = {code: entry["_replacement"].replace(" ", ",") for code, entry in alias["territoryAlias"].items()}
    tables = [
        literal(
            "aliases", "Other codes of languages, each with the tag that replaces it.",
            [f"{code}={tag}" for code, tag in sorted((languages | REGIONS).items())],
        ),
        literal(
            "territoryAliases", "Other codes of regions, each with those that replace it, the first one by default.",
            [f"{code}={codes}" for code, codes in sorted(territories.items())],
        ),
    ]
    return extension("LanguageTag", f"CLDR {sources.versions['CLDR']}", "\n".join(tables))


def metadata(sources):
    return sources.cldr("supplemental/aliases.json")["supplemental"]["metadata"]["alias"]


def language_aliases(sources):
    """The other codes of languages in lowercase, and the tags that replace them."""
    tags = {code.lower(): replacement(entry) for code, entry in metadata(sources)["languageAlias"].items()}
    # What only removes a variant changes no language, script or region.
    return {code: tag for code, tag in tags.items() if not tag.startswith("und") and tag != "en-GB"}


def replacement(entry):
    """The tag that replaces another one, without what only CLDR knows and without variants."""
    parts = entry["_replacement"].split("-x-")[0].split("-")
    return "-".join(part for part in parts if len(part) < 5)
