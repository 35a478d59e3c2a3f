"""The currencies that are legal tender somewhere, as Swift, for lists that do not state it."""

import re
import textwrap

from world.sources import ROOT, extension

FOLDER = ROOT / "Sources/Generator/AlmanacGenerator/Sections/Currencies"
FILE = FOLDER / "LegalTender+Codes.swift"


def today():
    """The day that counts as today. Change it in LegalTender.swift, then run Scripts/update-data."""
    text = (FOLDER / "LegalTender.swift").read_text(encoding="utf-8")
    return re.search(r'static let date = "([0-9-]+)"', text)[1]


def swift(sources):
    regions = sources.cldr("supplemental/currencyData.json")["supplemental"]["currencyData"]["region"].values()
    tenders = [item for region in regions for entry in region for item in entry.items()]
    codes = sorted({code for code, tender in tenders if is_current(tender, today())})
    lines = textwrap.wrap(" ".join(codes), 110)
    content = (
        "  /// The codes of currencies that are legal tender somewhere, separated by spaces.\n"
        '  static let list = """\n    ' + " \\\n    ".join(lines) + '\n    """\n'
    )
    return extension("LegalTender", f"CLDR {sources.versions['CLDR']}", content)


def is_current(tender, date):
    return tender.get("_from", date) <= date <= tender.get("_to", date) and tender.get("_tender") != "false"
