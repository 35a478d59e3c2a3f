"""The lists of countries."""

import sys

from world.sources import LANGUAGES, table, write_lines

# Where an official language has another script than usual. CLDR's XML has it in a file of its own.
SCRIPTS = {"HK": {"zh": ["zh_Hant"]}, "MO": {"zh": ["zh_Hant"]}, "TW": {"zh": ["zh_Hant"]}}
SCRIPTS |= {"RS": {"sr": ["sr", "sr_Latn"]}, "XK": {"sr": ["sr", "sr_Latn"]}}


def write(sources, folder):
    english = sources.names("en", "territories")
    own_names = {(row["code"].upper(), row["kind"]): row["names"].split("; ") for row in table("names.tsv")}
    iso_names = {
        entry["alpha_2"]: [entry[key] for key in ("common_name", "name") if key in entry] for entry in sources.iso("3166-1")
    }
    populations = {row["code"]: row for row in table("populations.tsv")}
    details = {row["code"]: row for row in table("details.tsv")}
    memberships = read_memberships()
    entries = []
    unused = set(own_names) | {(code.upper(), "corrections") for kind, code in sources.corrections if kind == "countries"}
    for row in table("countries.tsv"):
        code = row["code"].upper()
        entry = {"code": code, "name": english[code]} | facts(row) | population(populations.get(row["code"]))
        entry |= detail_facts(details.get(row["code"])) | {"memberships": memberships.get(row["code"], "")}
        entry["languages"] = official_languages(sources, code)
        sources.correct("countries", row["code"], entry)
        native = dict(name.split(" ", 1) for name in own_names.get((code, "native"), []))
        unused -= {(code, kind) for kind in ("native", "other", "corrections")}
        if not native.keys() <= set(entry.get("languages", [])):
            sys.exit(f"error: names.tsv has names of {code} in a language that it does not have")
        entry["nativeNames"] = native_names(sources, entry, native)
        variants = [english[key] for key in (f"{code}-alt-short", f"{code}-alt-variant") if key in english]
        entry["otherNames"] = variants + own_names.get((code, "other"), []) + iso_names.get(code, [])
        entries.append({key: value for key, value in entry.items() if value not in ("", [])})
    if unused:
        sys.exit(f"error: names.tsv or corrections.tsv has countries that countries.tsv does not have: {sorted(unused)}")
    # Only the codes: the official names are in the own table.
    iso = [{key: value for key, value in entry.items() if key != "official_name"} for entry in sources.iso("3166-1")]
    supplemental = ["currencyData", "territoryContainment", "weekData", "measurementData"]
    files = [
        sources.part("countries.json", entries),
        sources.part("iso.json", {"3166-1": iso}),
        sources.options.cldr / "main/en/territories.json",
        *(sources.options.cldr / f"supplemental/{name}.json" for name in supplemental),
        zones(sources),
    ]
    result = sources.run_import("countries", folder / "countries.json", files)
    for language in LANGUAGES:
        names = sources.names(language, "territories")
        codes = [entry["code"] for entry in result]
        corrected = {code: sources.corrections.get(("countries", code.lower()), {}).get(f"name in {language}") for code in codes}
        words = [{"code": code.lower(), "name": corrected[code] or names.get(code)} for code in codes]
        words = [word for word in words if word["name"] and word["name"] != word["code"].upper()]
        write_lines(folder / f"countries.{language}.json", words)
    return result


def zones(sources):
    """zone.tab in the order of the own table: the zone of the largest city first. All other countries have one zone."""
    order = {row["code"].upper(): row["zones"].split() for row in table("zones.tsv")}
    lines = (sources.options.zoneinfo / "zone.tab").read_text(encoding="utf-8").splitlines(keepends=True)
    lines = [line for line in lines if not line.startswith("#")]
    zones = {}
    for line in lines:
        zones.setdefault(line[:2], []).append(zone(line))
    for code, names in zones.items():
        if len(names) > 1 and sorted(names) != sorted(order.get(code, [])):
            sys.exit(f"error: zones.tsv does not have the zones of {code}: {' '.join(names)}")
    place = {name: number for names in order.values() for number, name in enumerate(names)}
    lines.sort(key=lambda line: place.get(zone(line), 0))
    path = sources.parts / "zone.tab"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def zone(line):
    """The name of the zone in a line of zone.tab."""
    return line.rstrip("\n").split("\t")[2]


def facts(row):
    """The facts of the own table."""
    facts = {
        "officialName": row["officialName"],
        "capital": row["capital"].split("; ") if row["capital"] else "",
        "coordinate": [float(number) for number in row["coordinate"].split()],
        "borders": row["borders"].upper().split(),
        "callingCodes": row["callingCode"].split(),
        "areaCodes": row["areaCodes"].split(),
        "topLevelDomains": row["tld"].split(),
        "drivingSide": row["drivingSide"],
    }
    return facts | ({"area": float(row["area"])} if row["area"] else {})


def detail_facts(row):
    """The facts of the table of details."""
    if row is None:
        return {}
    facts = {
        "sovereignty": row["sovereignty"],
        "landlocked": row["landlocked"] == "true",
        "iocCode": row["ioc"],
        "fifaCode": row["fifa"],
        "postalCodeExample": row["postalCodeExample"],
        "capitalCoordinate": [float(number) for number in row["capitalCoordinate"].split()],
    }
    return facts | {fact: row[fact].split("; ") if row[fact] else "" for fact in ("demonyms", "postalCodes")}


def read_memberships():
    """The memberships of each country, in the order of the own table."""
    result = {}
    for row in table("memberships.tsv"):
        for code in row["members"].split():
            period = f"{row['from']}/{row['to'] or '..'}"
            result.setdefault(code, []).append(f"{row['group']} {period}")
    return result


def population(row):
    """The population of the own table, and its year."""
    if row is None:
        return {}
    year = {"populationYear": int(row["year"])} if row["year"] else {}
    return {"population": int(row["population"])} | year


def official_languages(sources, code):
    """The official languages without scripts, the most spoken first."""
    territory = sources.cldr("supplemental/territoryInfo.json")["supplemental"]["territoryInfo"].get(code, {})
    official = []
    for tag, language in territory.get("languagePopulation", {}).items():
        if language.get("_officialStatus") in ("official", "de_facto_official"):
            official.append((-float(language["_populationPercent"]), tag.split("_")[0]))
    return list(dict.fromkeys(language for _, language in sorted(official)))


def native_names(sources, entry, own):
    """The names of a country in its languages: of the own table, or else of CLDR."""
    code = entry["code"]
    names = []
    for language in entry.get("languages", []):
        if language == "en":
            # The short names are other names.
            names.append(entry["name"])
            continue
        for locale in SCRIPTS.get(code, {}).get(language, [language]):
            if locale in LANGUAGES:
                known = sources.names(locale, "territories")
            else:
                known = sources.xml_names(locale, "territories")
            names += [own[language]] if language in own else [known.get(code), known.get(f"{code}-alt-short")]
    return [name for name in dict.fromkeys(names) if name and name != code]
