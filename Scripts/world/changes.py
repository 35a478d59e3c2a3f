"""What changed in the lists of World since a revision, in the words of a changelog."""

import json
import subprocess
import sys

from world.sources import ROOT

WORLD = ROOT / "World"
KINDS = {kind: "code" for kind in ("countries", "subdivisions", "currencies", "languages")}
KINDS |= {"locales": "identifier", "emoji": "character"}

# A change of more entries in the same way is only counted.
SHOWN = 12


def verify(revision):
    """Ends the script if a revision does not exist, because every list would be new since then."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--quiet", "--verify", f"{revision}^{{commit}}"]
    if subprocess.run(command, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"error: there is no revision '{revision}'")


def describe(revision):
    """Lines of Markdown: the entries that were added, removed and changed, by section and language."""
    lines = []
    for kind, key in KINDS.items():
        section = list(section_changes(kind, key, revision))
        if section:
            lines += [f"{kind.capitalize()}:", "", *section, ""]
    outdated = list(outdated_changes(revision))
    if outdated:
        lines += ["What has aged:", "", *outdated, ""]
    return lines or ["No list differs."]


def section_changes(kind, key, revision):
    yield from file_changes(f"{kind}.json", key, revision, "")
    for path in sorted(WORLD.glob(f"{kind}.*.json")):
        language = path.name.split(".")[1]
        yield from file_changes(path.name, key, revision, f" in {language}")


def outdated_changes(revision):
    """What `data-outdated` reports since the revision. Populations and emoji follow from the lists."""
    old, new = aged(before("outdated.json", revision)), aged(current("outdated.json"))
    for verb, facts in (("Added", sorted(new - old)), ("Removed", sorted(old - new))):
        rest = f"; and {len(facts) - SHOWN} more" if len(facts) > SHOWN else ""
        if facts:
            yield f"- {verb} {'; '.join(facts[:SHOWN])}{rest}."


def aged(text):
    """What was right once, with what is right now: "`GQ` `capital` `Malabo` → Ciudad de la Paz since 2026-01-02"."""
    facts = set()
    for kind, entries in (json.loads(text) or {}).items():
        if kind in ("population", "emoji"):
            continue
        for code, entry in entries.items():
            values = {"": entry} if "now" in entry else entry
            for value, change in values.items():
                what = f"`{code}`" + (f" `{kind}` `{value}`" if value else "")
                since = f" since {change['since']}" if "since" in change else ""
                facts.add(f"{what} → {', '.join(change['now']) or 'nothing'}{since}")
    return facts


def file_changes(name, key, revision, place):
    old, new = index(before(name, revision), key), index(current(name), key)
    added, removed = sorted(new.keys() - old.keys()), sorted(old.keys() - new.keys())
    what = f"the names{place} of " if place else ""
    if added:
        yield f"- Added {what}{listing(added, new)}."
    if removed:
        yield f"- Removed {what}{listing(removed, old)}."
    changes = {}
    for code in sorted(new.keys() & old.keys()):
        for fact in {**old[code], **new[code]}:
            mine, theirs = old[code].get(fact), new[code].get(fact)
            if mine != theirs:
                verb = "Added" if mine is None else "Removed" if theirs is None else "Changed"
                changes.setdefault((verb, fact), []).append(f"`{code}` {difference(mine, theirs)}")
    for (verb, fact), entries in changes.items():
        rest = f"; and {len(entries) - SHOWN} more" if len(entries) > SHOWN else ""
        yield f"- {verb} `{fact}`{place} of {len(entries)}: {'; '.join(entries[:SHOWN])}{rest}."


def difference(old, new):
    """What an entry had, and what it has. `None` stands for nothing."""
    if old is None or new is None:
        return text(old if new is None else new)
    if not isinstance(old, list) or not isinstance(new, list):
        return f"{text(old)} → {text(new)}"
    added, removed = [item for item in new if item not in old], [item for item in old if item not in new]
    if not added and not removed:
        return f"in another order, {new[0]} first"
    return " ".join([f"+{item}" for item in added] + [f"−{item}" for item in removed])


def current(name):
    """The list now; empty if it does not exist."""
    return (WORLD / name).read_text(encoding="utf-8") if (WORLD / name).is_file() else "[]"


def before(name, revision):
    """The list at a revision; empty if it did not exist."""
    result = subprocess.run(["git", "-C", str(ROOT), "show", f"{revision}:World/{name}"], capture_output=True, text=True)
    return result.stdout if result.returncode == 0 else "[]"


def index(text, key):
    return {entry[key]: {fact: value for fact, value in entry.items() if fact != key} for entry in json.loads(text)}


def listing(codes, entries):
    shown = [f"`{code}` ({entries[code]['name']})" if "name" in entries[code] else f"`{code}`" for code in codes[:SHOWN]]
    return ", ".join(shown) + (f", and {len(codes) - SHOWN} more" if len(codes) > SHOWN else "")


def text(value):
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return f"{value:,}" if isinstance(value, int) and value > 9999 else str(value)
