"""How each locale of CLDR writes amounts of money: what differs from the locale that it inherits from."""

import re
import sys

from world.aliases import language_aliases
from world.sources import write_lines

# Almanac's keys for CLDR's symbols. Those for its patterns are the same.
SYMBOLS = {
    "decimal": "decimal",
    "group": "group",
    "currencyDecimal": "currencyDecimal",
    "currencyGroup": "currencyGroup",
    "minusSign": "minus",
    "plusSign": "plus",
    "approximatelySign": "approximately",
}
PATTERNS = ("standard", "accounting")
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
UNIT_PATTERN = "unitPattern-count-"
PLURAL_CATEGORIES = ("zero", "one", "two", "few", "many")


def write(sources, folder):
    names = set(sources.cldr("availableLocales.json")["availableLocales"]["full"])
    parents = unwritten_scripts(sources, names)
    parents |= sources.cldr("supplemental/parentLocales.json")["supplemental"]["parentLocales"]["parentLocale"]
    formats = {name: resolved(sources, name) for name in names}
    parents |= other_codes(sources, names, parents)
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


def other_codes(sources, names, parents):
    """The languages that CLDR has under another code: `deu` is `de`, and the old `in` is `id`."""
    aliases = language_aliases(sources)
    return {
        code: tag for code, tag in aliases.items()
        if "-" not in code and code not in names | parents.keys() and tag.partition("-")[0] in names
    }


def resolved(sources, name):
    """All that CLDR says of a locale, whose files have what it inherits."""
    numbers = sources.cldr(f"main/{name}/numbers.json")["main"][name]["numbers"]
    system = numbers["defaultNumberingSystem"]
    symbols = numbers[f"symbols-numberSystem-{system}"]
    patterns = numbers[f"currencyFormats-numberSystem-{system}"]
    digits = sources.cldr("supplemental/numberingSystems.json")["supplemental"]["numberingSystems"]
    entry = {"digits": digits[system]["_digits"], "minimumGroupingDigits": int(numbers["minimumGroupingDigits"])}
    entry |= {key: symbols[source] for source, key in SYMBOLS.items() if source in symbols}
    entry |= {key: patterns[key] for key in PATTERNS if key in patterns}
    # As in ICU, the patterns of Latin digits hold where a numbering system has none.
    short = patterns.get("short") or numbers["currencyFormats-numberSystem-latn"]["short"]
    # In one locale, it is the minus sign, with which an approximate amount would be another one.
    if entry.get("approximately") == entry["minus"]:
        entry["approximately"] = "~"
    entry["compact"] = compact_patterns(name, short["standard"])
    entry["named"] = named_patterns(name, numbers)
    entry["range"] = range_infix(name, numbers[f"miscPatterns-numberSystem-{system}"]["range"])
    entry["plurals"] = plural_rules(sources, name)
    if patterns["currencySpacing"] != SPACING:
        sys.exit(f"error: {name} has another currencySpacing than the runtime; teach it that")
    currencies = sources.currencies(name)
    entry["symbols"] = {code: facts["symbol"] for code, facts in currencies.items() if facts.get("symbol", code) != code}
    entry["narrowSymbols"] = {code: facts["symbol-alt-narrow"] for code, facts in currencies.items() if "symbol-alt-narrow" in facts}
    for key in ("pattern", "decimal", "group"):
        entry[f"currency{key.capitalize()}s"] = {code: facts[key] for code, facts in currencies.items() if key in facts}
    return entry


def compact_patterns(name, patterns):
    """The patterns from a power of ten on, such as `6: 0 Mio. ¤`, and those of a plural category, such as `6 one: 0 Mio. ¤`.

    A pattern holds until the next one, with more zeros for each power.
    """
    powers = {}
    for key, pattern in patterns.items():
        power, _, category = key.partition("-count-")
        if "-alt-" not in key:
            powers.setdefault(len(power) - 1, {})[category] = pattern.replace("'.'", ".")
    lines = []
    previous = {"other": (0, "0")}
    for power, texts in sorted(powers.items()):
        zeros = len(re.search("0+", texts["other"])[0])
        # A category that must not be compact would need its number of integer digits.
        texts = {key: text for key, text in texts.items() if key == "other" or text not in ("0", texts["other"])}
        if any("'" in text or len(re.search("0+", text)[0]) != zeros for text in texts.values()):
            sys.exit(f"error: {name} has other compact patterns than the runtime; teach it {texts}")
        shift = 0 if texts["other"] == "0" else power + 1 - zeros
        forms = {key: (shift, re.sub("0+", "0", text)) for key, text in texts.items()}
        if forms != previous:
            lines += [f"{power} {key}: {texts[key]}" for key in sorted(forms.keys() - {"other"})] + [f"{power}: {texts['other']}"]
        previous = forms
    return lines


def named_patterns(name, numbers):
    """The patterns of amounts with the name of the currency, such as `one: #,##0 ¤`, of each plural category that has its own."""
    system = numbers["defaultNumberingSystem"]
    patterns = numbers[f"currencyFormats-numberSystem-{system}"]
    texts = {key.removeprefix(UNIT_PATTERN): text for key, text in patterns.items() if key.startswith(UNIT_PATTERN)}
    number = re.sub(r"\.[0#]+$", "", numbers[f"decimalFormats-numberSystem-{system}"]["standard"])
    other = texts.pop("other", "{0} {1}")
    texts = {category: texts[category] for category in PLURAL_CATEGORIES if texts.get(category, other) != other} | {"other": other}
    if not re.fullmatch("[#,0]+", number) or any("¤" in text for text in texts.values()):
        sys.exit(f"error: {name} has other patterns with names than the runtime; teach it {number} and {texts}")
    patterns = {category: text.replace("{0}", number).replace("{1}", "¤") for category, text in texts.items()}
    # The sign is beside the number.
    patterns = {key: text if text.startswith("#") else f"{text};{text.replace('#', '-#', 1)}" for key, text in patterns.items()}
    return [f"{category}: {text}" for category, text in patterns.items()]


def range_infix(name, pattern):
    """What is between both amounts of a range."""
    return pattern[3:-3] if re.fullmatch(r"\{0\}[^{}]+\{1\}", pattern) else sys.exit(f"error: {name} has the range {pattern}")


def plural_rules(sources, name):
    """CLDR's rules for the plural categories of a language, such as `one: n = 1`, without `other`, which has none."""
    rules = sources.cldr("supplemental/plurals.json")["supplemental"]["plurals-type-cardinal"]
    while name not in rules:
        name = shorter(name)
        if name == ROOT_LOCALE:
            return []
    texts = {key.removeprefix("pluralRule-count-"): text.partition("@")[0].strip() for key, text in rules[name].items()}
    return [f"{category}: {texts[category]}" for category in PLURAL_CATEGORIES if category in texts]


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
