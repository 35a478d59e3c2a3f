"""outdated.json: codes and facts that were right once, each with what replaces it and since when."""

import json

from world import tender
from world.aliases import metadata
from world.sources import TABLES, table

# Older emoji are in every list that claims to contain all.
FIRST_EMOJI_VERSION = 13


def write(sources, folder):
    countries = json.loads((folder / "countries.json").read_text(encoding="utf-8"))
    tables = {
        "countries": former_countries(sources),
        "currencies": currencies(sources, folder),
        "languages": languages(sources),
        "subdivisions": subdivisions(sources),
        "timeZones": time_zones(sources),
        **facts(),
        "population": {entry["code"]: [entry["population"], entry["populationYear"]] for entry in countries if "populationYear" in entry},
    }
    # Without new lists of emoji, those of World count.
    emoji = next(path for path in (folder / "emoji.json", TABLES / "emoji.json") if path.is_file())
    tables["emoji"] = newer_emoji(json.loads(emoji.read_text(encoding="utf-8")))
    lines = [
        f"{json.dumps(name)}: {{\n" + ",\n".join(f"{json.dumps(key)}: {compact(value)}" for key, value in entries.items()) + "\n}"
        for name, entries in tables.items()
    ]
    (folder / "outdated.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def compact(value):
    return json.dumps(value, ensure_ascii=False)


def change(now, since=None):
    return {"now": now} | ({"since": since} if since else {})


def former_countries(sources):
    """The codes of ISO 3166-3 that no country has today, with the successors. A code that two had is that of the later one."""
    successors = {row["code"]: row["successors"].upper().split(" ") for row in table("former-countries.tsv")}
    used = {entry["alpha_2"] for entry in sources.iso("3166-1")}
    listed = sorted(sources.iso("3166-3"), key=lambda entry: (entry["alpha_2"], entry["withdrawal_date"]))
    return {
        entry["alpha_2"]: change(successors[entry["alpha_4"]], entry["withdrawal_date"])
        for entry in listed
        if entry["alpha_2"] not in used
    }


def currencies(sources, folder):
    """The currencies of the past, each with those of the territories that used it last."""
    listed = json.loads((folder / "currencies.json").read_text(encoding="utf-8"))
    regions = sources.cldr("supplemental/currencyData.json")["supplemental"]["currencyData"]["region"]
    tenders = {
        region: [item for entry in entries for item in entry.items() if item[1].get("_tender") != "false"]
        for region, entries in sorted(regions.items())
    }
    result = {}
    for code in (entry["code"] for entry in listed if entry.get("historic")):
        last = last_users(code, tenders)
        now = sorted({current(tenders[region]) for region in last} - {None})
        result[code] = change(now, max((begin(code, tenders[region]) for region in last), default=None))
    return result


def last_users(code, tenders):
    """The territories that used a currency last: the one that the code names, or those that gave it up within five years."""
    ends = {
        region: max(dates["_to"] for name, dates in items if name == code)
        for region, items in tenders.items()
        if any(name == code and "_to" in dates for name, dates in items)
    }
    today = {region: end for region, end in ends.items() if current(tenders[region])}
    if code[:2] in today:
        return [code[:2]]
    latest = max((int(end[:4]) for end in today.values()), default=0)
    return [region for region, end in today.items() if int(end[:4]) > latest - 5]


def current(tenders):
    """The main currency of a territory today."""
    return next((code for code, dates in tenders if tender.is_current(dates, tender.today())), None)


def begin(code, tenders):
    """The day from which another currency replaced one, or else its last day."""
    own = max((dates for name, dates in tenders if name == code and "_to" in dates), key=lambda dates: dates["_to"])
    later = [dates["_from"] for name, dates in tenders if name != code and own["_from"] < dates.get("_from", "")]
    beside = [day for day in later if day <= own["_to"]]
    return max(beside) if beside else min(later, default=own["_to"])


def languages(sources):
    aliases = metadata(sources)["languageAlias"]
    return {
        code: change([entry["_replacement"]])
        for code, entry in sorted(aliases.items())
        if code == "sh" or entry["_reason"] == "deprecated" and len(code) < 4 and "-" not in entry["_replacement"]
    }


def subdivisions(sources):
    aliases = metadata(sources)["subdivisionAlias"]
    return {
        subdivision(code): change([subdivision(text) for text in entry["_replacement"].split(" ")])
        for code, entry in sorted(aliases.items())
        if entry["_reason"] == "deprecated"
    }


def subdivision(code):
    """A code as ISO writes it: CLDR's `usca` is `US-CA`."""
    return code.upper() if len(code) == 2 else f"{code[:2]}-{code[2:]}".upper()


def time_zones(sources):
    """The names of time zones that are links to others."""
    zones = {row["old"]: change([row["now"]]) for row in table("changes.tsv") if row["fact"] == "timeZones"}
    for area, places in metadata(sources)["zoneAlias"].items():
        zones |= {f"{area}/{place}": change([entry["_replacement"]]) for place, entry in places.items() if "_replacement" in entry}
    return dict(sorted(zones.items()))


def facts():
    """What is no longer true of a country, by fact and code."""
    result = {}
    for row in table("changes.tsv"):
        if row["fact"] != "timeZones":
            entries = result.setdefault(row["fact"], {}).setdefault(row["code"].upper(), {})
            entries[row["old"]] = change([row["now"]], row["since"])
    return result


def newer_emoji(entries):
    """The emoji of each version since the first one."""
    versions = {}
    for entry in entries:
        version = entry["unicodeVersion"]
        if float(version) >= FIRST_EMOJI_VERSION:
            versions.setdefault(version, []).append(entry["character"])
    return dict(sorted(versions.items(), key=lambda item: float(item[0])))
