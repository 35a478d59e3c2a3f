"""The lists of locales, languages and currencies."""

from world.formats import PLURAL_CATEGORIES, shorter
from world.sources import LANGUAGES, table, write_lines

# Precious metals, units of account and codes for tests: ISO 4217 says that minor units do not apply.
NO_MINOR_UNITS = set("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split())

# The root of all locales, and locales of territories that ISO 3166-1 only reserves, because they are a part of a country.
LEFT_OUT = {"und", "en-DG", "es-EA", "es-IC"}

# The languages that CLDR names by another tag.
TAGS = {"cnr": "sr-ME"}


def write_locales(sources, folder):
    """Returns the languages of the locales."""
    full = sources.cldr("availableLocales.json")["availableLocales"]["full"]
    default = sources.cldr("defaultContent.json")["defaultContent"]
    codes = sorted(set(full + default) - LEFT_OUT)
    own = {row["code"]: row["name"] for row in table("languages.tsv") if row["name"]}
    files = [
        sources.part("locales.json", {"availableLocales": {"full": codes}}),
        *(sources.options.cldr / f"main/en/{kind}.json" for kind in ("languages", "scripts", "variants")),
        sources.part("territories.json", {"main": {"en": {"localeDisplayNames": {"territories": corrected_territories(sources)}}}}),
        sources.part("names.json", {"main": {"en": {"localeDisplayNames": {"languages": own}}}}),
    ]
    sources.run_import("locales", folder / "locales.json", files)
    return {code.split("-")[0] for code in codes}


def corrected_territories(sources):
    """CLDR's English names of territories, with the corrections of the countries."""
    corrected = {code.upper(): row["name"] for (section, code), row in sources.corrections.items() if section == "countries" and "name" in row}
    return sources.names("en", "territories") | corrected


def write_languages(sources, folder, codes):
    english = sources.names("en", "languages")
    own = {row["code"]: row for row in table("languages.tsv")}
    entries = []
    for code in sorted(codes):
        entry = {"code": code, "name": english.get(code) or own[code]["name"]}
        if code in ["en", *LANGUAGES]:
            native = sources.names(code, "languages").get(code)
        else:
            native = sources.xml_names(code, "languages").get(code)
        native = native or own.get(code, {}).get("nativeName")
        entries.append(entry | ({"nativeName": native} if native else {}))
    files = [sources.part("languages.json", entries), sources.options.cldr / "supplemental/likelySubtags.json"]
    sources.run_import("languages", folder / "languages.json", files)
    for language in LANGUAGES:
        names = sources.names(language, "languages")
        found = {code: names.get(TAGS.get(code, code)) for code in sorted(codes)}
        words = [{"code": code, "name": name} for code, name in found.items() if name and name != code]
        write_lines(folder / f"languages.{language}.json", words)


def write_currencies(sources, folder):
    english = sources.currencies("en")
    data = sources.cldr("supplemental/currencyData.json")["supplemental"]["currencyData"]
    numbers = sources.cldr("supplemental/codeMappings.json")["supplemental"]["codeMappings"]
    iso = {entry["alpha_3"] for entry in sources.iso("4217")}
    corrected = {code for section, code in sources.corrections if section == "currencies"}
    own = []
    for code in sorted(corrected | (english.keys() - iso)):
        entry = {"code": code}
        if code in english and code not in iso and code in numbers:
            entry["numericCode"] = int(numbers[code]["_numeric"])
        # A currency that ISO 4217 does not list is a former one.
        if code not in iso:
            entry["historic"] = True
        sources.correct("currencies", code, entry)
        # With other minor units than CLDR's, the other digits of CLDR have to be stated, too.
        if "minorUnits" in entry:
            entry |= digits_shown(data["fractions"].get(code, {}), entry["minorUnits"])
        own.append(entry)
    # CLDR's own code for a use of CNY is neither in use in the sense of ISO 4217, nor a former one.
    names = {code: without_code(code, value) for code, value in english.items() if code != "CNH"}
    # What CLDR does not list has the default.
    digits = data["fractions"]["DEFAULT"]["_digits"]
    fractions = {code: {"_digits": digits} for code in iso | english.keys()} | data["fractions"]
    fractions = {code: value for code, value in fractions.items() if code not in NO_MINOR_UNITS}
    files = [
        sources.part("own.json", [entry for entry in own if entry["code"] != "CNH"]),
        sources.part("english.json", {"main": {"en": {"numbers": {"currencies": names}}}}),
        sources.options.iso_codes / "iso_4217.json",
        sources.part("digits.json", {"supplemental": {"currencyData": {"fractions": fractions, "region": {}}}}),
    ]
    result = sources.run_import("currencies", folder / "currencies.json", files, "--historic")
    plurals = {language: plural_names(sources, language, result) for language in ["en", *LANGUAGES]}
    write_lines(folder / "currencies.json", [with_plurals(entry, plurals["en"]) for entry in result])
    for language in LANGUAGES:
        names = sources.currencies(language)
        found = {entry["code"]: names.get(entry["code"], {}).get("displayName") for entry in result}
        former = {entry["code"] for entry in result if entry.get("historic")}
        # As in CLDR, a currency in use without a name is called by its code.
        found = {code: name or code for code, name in found.items() if code not in former or name not in (None, code)}
        words = [with_plurals({"code": code, "name": name}, plurals[language]) for code, name in found.items()]
        write_lines(folder / f"currencies.{language}.json", words)


def with_plurals(entry, plurals):
    """An entry with its names by plural category. The import has also written those of CLDR, in full."""
    rest = {key: value for key, value in entry.items() if key not in ("plurals", "aliases")}
    forms = {locale: dict(sorted(texts.items())) for locale, texts in plurals.get(entry["code"], {}).items()}
    aliases = {"aliases": entry["aliases"]} if "aliases" in entry else {}
    return rest | ({"plurals": forms} if forms else {}) | aliases


def plural_names(sources, language, entries):
    """What each currency is called after numbers, by locale and plural category, as far as that is not its name.

    A locale of the language states what it calls otherwise than the locale that it inherits from.
    """
    parents = sources.cldr("supplemental/parentLocales.json")["supplemental"]["parentLocales"]["parentLocale"]
    locales = sources.cldr("availableLocales.json")["availableLocales"]["full"]
    found = {}
    for locale in [language, *sorted(locale for locale in locales if locale.startswith(language + "-"))]:
        names = sources.currencies(locale)
        inherited = {} if locale == language else sources.currencies(parents.get(locale) or shorter(locale))
        for code in (entry["code"] for entry in entries if "displayName" in names.get(entry["code"], {})):
            forms, name = plural_forms(names[code]), names[code]["displayName"]
            if locale == language and forms != {"other": name}:
                found.setdefault(code, {})[locale] = {key: form for key, form in forms.items() if (key, form) != ("other", name)}
            elif locale != language and forms != plural_forms(inherited.get(code, {})):
                found.setdefault(code, {})[locale] = forms
    return found


def plural_forms(names):
    """The names by plural category, as in ICU: a category without one has that of `other`, or else the name."""
    other = names.get("displayName-count-other") or names.get("displayName")
    forms = {category: names.get(f"displayName-count-{category}", other) for category in PLURAL_CATEGORIES}
    return {category: form for category, form in forms.items() if form != other} | {"other": other}


def digits_shown(fractions, minor_units):
    """CLDR's digits for an own entry."""
    shown = int(fractions.get("_digits", 2))
    digits = {"displayDigits": shown, "cashDigits": int(fractions.get("_cashDigits", shown))}
    digits |= {"cashRounding": int(fractions.get("_cashRounding", 0))}
    defaults = {"displayDigits": minor_units, "cashDigits": shown, "cashRounding": 0}
    return {key: value for key, value in digits.items() if value != defaults[key]}


def without_code(code, names):
    """The names of a currency. A code is not a symbol."""
    return {key: value for key, value in names.items() if key != "symbol" or value != code}
