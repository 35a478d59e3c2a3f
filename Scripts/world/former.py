"""The countries that ISO 3166-3 lists as former ones, as Swift: no target has to ask for them."""

import sys

from world.sources import ROOT, extension, table

FILE = ROOT / "Sources/Runtime/AlmanacFormerCountries/FormerCountry+Facts.swift"


def swift(sources):
    own = {row["code"]: row for row in table("former-countries.tsv")}
    listed = {entry["alpha_4"]: entry for entry in sources.iso("3166-3")}
    if own.keys() != listed.keys():
        sys.exit(f"error: former-countries.tsv does not have the codes of ISO 3166-3: {sorted(own.keys() ^ listed.keys())}")
    lines = []
    for code, entry in sorted(listed.items()):
        row = own[code]
        facts = [code, entry["alpha_3"], entry.get("numeric", ""), entry["withdrawal_date"], row["successors"], row["name"]]
        lines.append("    " + ";".join(facts))
    content = (
        "  /// On each line the alpha-4 code, the alpha-3 code, the number, the day or the year, the successors and the name.\n"
        '  static let facts: StaticString = """\n' + "\n".join(lines) + '\n    """\n'
    )
    source = f"iso-codes {sources.versions['iso-codes']} and World/former-countries.tsv"
    return extension("FormerCountry", source, content)
