"""sources.json: the versions of the sources, and where each fact is from, under the labels of `almanac explain`."""

import json


def write(sources, folder):
    text = json.dumps({"versions": sources.versions} | facts(sources.versions), ensure_ascii=False, indent=2)
    (folder / "sources.json").write_text(text + "\n", encoding="utf-8")


def recorded_versions(folder):
    path = folder / "sources.json"
    return json.loads(path.read_text(encoding="utf-8"))["versions"] if path.is_file() else {}


def facts(versions):
    return {}
