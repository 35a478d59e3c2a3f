"""The sources of Scripts/update-data, and `almanac import`."""

import json
import re
import subprocess
import sys
import textwrap
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = ROOT / "World"

# The languages of CLDR's JSON besides English.
LANGUAGES = "ar de es fr hi it ja ko nl pl pt ru sv tr uk vi zh".split()


class Sources:
    def __init__(self, options, parts):
        self.options, self.parts = options, parts
        parts.mkdir()
        if options.almanac:
            self.command = [options.almanac]
        else:
            self.command = ["swift", "run", "--quiet", "--package-path", str(ROOT), "almanac"]
        self.corrections = {}
        for row in table("corrections.tsv"):
            self.corrections.setdefault((row["section"], row["code"]), {})[row["fact"]] = row["value"]
        self.versions = {
            "CLDR": self.cldr("supplemental/currencyData.json")["supplemental"]["version"]["_cldrVersion"],
            "CLDR's XML": match(options.cldr_xml / "common/dtd/ldml.dtd", r'cldrVersion CDATA #FIXED "([0-9.]+)"'),
            "iso-codes": options.iso_codes_version or package_version(options.iso_codes, "iso-codes"),
            "tzdata": options.tzdata_version or zone_version(options.zoneinfo),
            "emoji-test.txt": match(options.emoji_test, r"(?m)^# Version: (\S+)"),
        }

    @cache
    def cldr(self, path):
        return json.loads((self.options.cldr / path).read_text(encoding="utf-8"))

    def names(self, language, kind):
        """CLDR's names in a language: of `territories` or `languages`."""
        return self.cldr(f"main/{language}/{kind}.json")["main"][language]["localeDisplayNames"][kind]

    def currencies(self, locale):
        """CLDR's currencies in a locale, by their codes."""
        return self.cldr(f"main/{locale}/currencies.json")["main"][locale]["numbers"]["currencies"]

    def iso(self, name):
        """The entries of a list of iso-codes."""
        path = self.options.iso_codes / f"iso_{name}.json"
        return json.loads(path.read_text(encoding="utf-8"))[name]

    @cache
    def display_names(self, locale):
        """CLDR's XML of the names in a locale, an element without content if there is none."""
        path = self.options.cldr_xml / f"common/main/{locale}.xml"
        names = ElementTree.parse(path).find("localeDisplayNames") if path.is_file() else None
        return ElementTree.Element("localeDisplayNames") if names is None else names

    @cache
    def xml_names(self, locale, kind):
        """The names in CLDR's XML, under the keys of its JSON. A name that CLDR has not checked is left out."""
        # Both written forms of Norwegian inherit from a common file.
        names = dict(self.xml_names("no", kind)) if locale in ("nb", "nn") else {}
        for element in self.display_names(locale).iterfind(f"{kind}/*"):
            alternative = {None: "", "short": "-alt-short"}.get(element.get("alt"))
            is_checked = element.get("draft") in (None, "approved", "contributed")
            if alternative is not None and is_checked and element.text and "↑" not in element.text:
                names[element.get("type") + alternative] = element.text.strip()
        return names

    def correct(self, section, code, entry):
        """Applies the corrections of the own table to an entry. Names are separated by semicolons, and codes by spaces.

        A name in a language, `name in fr`, is no fact of the entry.
        """
        for fact, value in self.corrections.get((section, code), {}).items():
            if fact.startswith("name in "):
                continue
            if value == "":
                entry.pop(fact, None)
            elif fact == "otherNames":
                entry[fact] = value.split("; ")
            elif fact in ("languages", "workingLanguages", "currencies", "timeZones", "aliases"):
                entry[fact] = value.split(" ")
            else:
                entry[fact] = {"true": True}.get(value, int(value) if value.isdecimal() else value)

    def part(self, name, value):
        """Writes a temporary file, and returns its path."""
        path = self.parts / name
        path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
        return path

    def run_import(self, kind, output, files, *options):
        """Runs `almanac import`. Whatever it reports is an error."""
        command = [*self.command, "import", kind, *map(str, files), "--output", str(output), *options]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0 or re.search(r"(?m): (error|warning): ", result.stdout + result.stderr):
            sys.exit(result.stdout + result.stderr)
        return json.loads(output.read_text(encoding="utf-8"))


def table(name):
    """The rows of a table of World."""
    lines = (TABLES / name).read_text(encoding="utf-8").rstrip("\n").split("\n")
    columns = lines[0].split("\t")
    return [dict(zip(columns, line.split("\t"), strict=True)) for line in lines[1:]]


def write_lines(path, entries):
    """Writes a list as `almanac import` does: an entry a line."""
    lines = [json.dumps(entry, ensure_ascii=False) for entry in entries]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def literal(name, comment, words):
    """A table of words as a Swift literal in lines of up to 120 columns."""
    lines = textwrap.wrap(" ".join(words), 112, break_long_words=False, break_on_hyphens=False)
    text = " \\\n".join(f"    {line}" for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{text}\n    """\n'


def extension(name, source, content):
    """A Swift file with an extension of a type, made from a source."""
    return f"// Written by Scripts/update-data from {source}. Do not edit.\n\nextension {name} {{\n{content}}}\n"


def match(path, pattern):
    found = re.search(pattern, path.read_text(encoding="utf-8"))
    return found[1] if found else sys.exit(f"error: {path} does not state its version")


def zone_version(folder):
    """The version of tzdata, or else `unknown`, because its tables do not state it."""
    compiled = folder / "tzdata.zi"
    return match(compiled, r"^# version (\S+)") if compiled.is_file() else "unknown"


def package_version(folder, name):
    """The version of a Debian package that is installed, or else `unknown`, because the files do not state it."""
    listed = Path(f"/var/lib/dpkg/info/{name}.list")
    if not listed.is_file() or str(folder) not in listed.read_text(encoding="utf-8").split("\n"):
        return "unknown"
    status = Path("/var/lib/dpkg/status").read_text(encoding="utf-8")
    return re.search(rf"(?ms)^Package: {name}$.*?^Version: (\S+)-", status)[1]
