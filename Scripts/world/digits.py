"""The digits of the currencies that do not have two decimals, as Swift, for lists that do not state them."""

import json

from world.sources import ROOT, extension

FILE = ROOT / "Sources/Generator/AlmanacGenerator/Sections/Currencies/StandardDigits+Codes.swift"


def swift(sources, currencies):
    with open(currencies, encoding="utf-8") as file:
        entries = json.load(file)
    lines = [f"    {entry['code']} {column(entry)}" for entry in entries if "minorUnits" in entry and column(entry) != "2"]
    content = (
        "  /// On each line a code, and its digits as the column `digits` has them.\n"
        '  static let list = """\n' + "\n".join(lines) + '\n    """\n'
    )
    return extension("StandardDigits", f"CLDR {sources.versions['CLDR']}", content)


def column(entry):
    """The numbers of the column `digits`, without those at the end that follow from the others."""
    minor_units = entry["minorUnits"]
    shown = entry.get("displayDigits", minor_units)
    cash = entry.get("cashDigits", shown)
    numbers = [minor_units, shown, cash, entry.get("cashRounding", 1)]
    defaults = [None, minor_units, shown, 1]
    while numbers[-1] == defaults[len(numbers) - 1]:
        numbers.pop()
    return " ".join(str(number) for number in numbers)
