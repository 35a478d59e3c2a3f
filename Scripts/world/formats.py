"""How each locale of CLDR writes amounts of money: what differs from the locale that it inherits from."""

import sys

from world.sources import write_lines

# Almanac's keys for CLDR's symbols and patterns.
SYMBOLS = {
    "decimal": "decimal",
    "group": "group",
    "currencyDecimal": "currencyDecimal",
    "currencyGroup": "currencyGroup",
    "minusSign": "minus",
    "plusSign": "plus",
}
PATTERNS = {
    "standard": "standard",
    "accounting": "accounting",
}
# The same in all locales: between a digit and a symbol that ends with a letter, there is a no-break space.
SPACING = {
    side: {"currencyMatch": "[[:^S:]&[:^Z:]]", "surroundingMatch": "[:digit:]", "insertBetween": "\u00a0"}
    for side in ("beforeCurrency", "afterCurrency")
}

# What holds where a locale has no value for a key.
GENERAL = {
    "currencyDecimal": "decimal",
    "currencyGroup": "group",
}
ROOT_LOCALE = "und"


def write(sources, folder):
    names = set(sources.cldr("availableLocales.json")["availableLocales"]["full"])
    parents = unwritten_scripts(sources, names)
    parents |= sources.cldr("supplemental/parentLocales.json")["supplemental"]["parentLocales"]["parentLocale"]
    formats = {name: resolved(sources, name) for name in names}
    lines = []
    for name in sorted(names | parents.keys()):
        line = {"locale": name.replace("-", "_")}
        if name in parents and parents[name] != shorter(name):
            line["parent"] = parents[name].replace("-", "_")
        parent = None if name == ROOT_LOCALE else nearest(name, parents, formats)
        own = differences(formats[name], formats.get(parent, {})) if name in formats else {}
        # A locale with another parent needs its line even if it is no different.
        if own or "parent" in line:
            lines.append(line | own)
    write_lines(folder / "formats.json", lines)


def unwritten_scripts(sources, names):
    """What locales without a script stand for, which CLDR does not have: `zh-TW` is `zh-Hant-TW`, and not like `zh`."""
    likely = sources.cldr("supplemental/likelySubtags.json")["supplemental"]["likelySubtags"]
    found = {}
    for short, full in likely.items():
        language, script, _ = full.split("-")
        is_known = short in names or f"{language}-{script}" not in names
        if short == full.replace(f"-{script}", "") and not is_known and script not in likely.get(language, ""):
            found[short] = full
    return found


def resolved(sources, name):
    """All that CLDR says of a locale, whose files have what it inherits."""
    numbers = sources.cldr(f"main/{name}/numbers.json")["main"][name]["numbers"]
    system = numbers["defaultNumberingSystem"]
    symbols = numbers[f"symbols-numberSystem-{system}"]
    patterns = numbers[f"currencyFormats-numberSystem-{system}"]
    digits = sources.cldr("supplemental/numberingSystems.json")["supplemental"]["numberingSystems"]
    entry = {"digits": digits[system]["_digits"], "minimumGroupingDigits": int(numbers["minimumGroupingDigits"])}
    entry |= {key: symbols[source] for source, key in SYMBOLS.items() if source in symbols}
    entry |= {key: patterns[source] for source, key in PATTERNS.items() if source in patterns}
    if patterns["currencySpacing"] != SPACING:
        sys.exit(f"error: {name} has another currencySpacing than the runtime; teach it that")
    currencies = sources.cldr(f"main/{name}/currencies.json")["main"][name]["numbers"]["currencies"]
    entry["symbols"] = {code: facts["symbol"] for code, facts in currencies.items() if facts.get("symbol", code) != code}
    entry["narrowSymbols"] = {code: facts["symbol-alt-narrow"] for code, facts in currencies.items() if "symbol-alt-narrow" in facts}
    for key in ("pattern", "decimal", "group"):
        entry[f"currency{key.capitalize()}s"] = {code: facts[key] for code, facts in currencies.items() if key in facts}
    return entry


def shorter(name):
    """The locale that a locale inherits from unless CLDR says otherwise."""
    return name.rpartition("-")[0] or ROOT_LOCALE


def nearest(name, parents, formats):
    """The locale that a locale inherits from."""
    while name != ROOT_LOCALE:
        name = parents.get(name) or shorter(name)
        if name in formats:
            return name
    return None


def differences(entry, parent):
    """What a locale has otherwise than its parent. A symbol that only the parent has is the code here."""
    found = {}
    for key, value in entry.items():
        if isinstance(value, dict):
            inherited = parent.get(key, {})
            own = {code: text for code, text in sorted(value.items()) if inherited.get(code) != text}
            own |= {code: code for code in sorted(inherited.keys() - value.keys())}
            if own:
                found[key] = dict(sorted(own.items()))
        elif parent.get(key) != value:
            found[key] = value
    for key in sorted(parent.keys() - entry.keys()):
        found[key] = entry[GENERAL[key]]
    return found
