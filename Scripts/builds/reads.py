"""`almanac generate` reads only what it is told, says all that it has read, and writes only its outputs."""
import re
import shutil

from .tools import OUTPUTS, ROOT, expect, flag, run

CALL = re.compile(r'^\d+ +(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"(.*)')
SETTINGS = """{
  templates: "Own", nameLanguages: ["de"],
  countries: { data: ["world", "zone.tab"], flags: ["Flags", "Art.xcassets", "world"], required: "codes.txt" },
  emoji: {}, languages: { data: "world" },
}"""


def target(folder):
  """Writes a target that uses every kind of file."""
  atlas = ROOT / "Fixtures/Settings/Sources/Atlas"
  for name in ("Templates", "World"):
    shutil.copytree(ROOT / name, folder / "Almanac" / name)
  images = folder / "In/Art.xcassets/ch.imageset"
  for path in (folder / "In/Flags", folder / "In/Own", images):
    path.mkdir(parents=True)
  for name in ("xx", "fr"):
    shutil.copy(flag(name), folder / "In/Flags")
  shutil.copy(flag("ch"), images)
  (images / "Contents.json").write_text('{"images": [{"filename": "ch.png", "scale": "2x"}]}')
  for name in ("zone.tab", "emoji.json"):
    shutil.copy(atlas / name, folder / "In")
  word = '[{"character": "👋", "name": "Winken", "category": "People & Body", "shortcodes": ["wave"]}]'
  (folder / "In/emoji.json").write_text(word)
  (folder / "In/emoji.fr.json").write_text(word)
  (folder / "In/codes.txt").write_text("ch\nfr\n")
  (folder / "In/Own/Emoji.mustache").write_text("// {{type}}\n")
  (folder / "In/unused.txt").write_text("")
  (folder / "In/almanac.json").write_text(SETTINGS)


def accessed(folder, log):
  """The paths that were opened to read, and those that were changed. Both are absolute."""
  read, written = set(), set()
  for line in log.read_text().splitlines():
    call = CALL.match(line)
    if not call or "= -1 " in call[3]:
      continue
    path = str(folder / call[2].encode().decode("unicode_escape").encode("latin-1").decode())
    changes = call[1] not in ("open", "openat") or re.search("O_(WRONLY|RDWR|CREAT)", call[3])
    (written if changes else read).add(path)
  return read, written


def check(program, folder):
  target(folder)
  before = {path for path in folder.rglob("*")}
  log = folder / "log"
  calls = "open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,link,symlink"
  run(["strace", "-f", "-s4096", "-o", log, "-e", f"trace={calls}",
    program, "generate", "In", "--output", "Out", "--almanac", "Almanac", "--depfile", "Out.d"], folder)
  rules = (folder / "Out.d").read_text().replace("\\\n", "").splitlines()
  named = {str(folder / path) for path in rules[0].split(": ")[1].split()}
  read, written = accessed(folder, log)
  inside = {path for path in read if path.startswith(f"{folder}/") and not path.startswith(f"{folder}/Out")}
  # A folder in which it only looks for misplaced flags is no input: the outputs do not depend on it.
  searched = {path for path in inside - named if (folder / path).is_dir() and not any(name.startswith(f"{path}/") for name in named)}
  expect(inside - searched <= named, f"the dependency file does not have {sorted(inside - searched - named)}")
  files = {path for path in named if not (folder / path).is_dir()}
  expect(files <= inside, f"the dependency file has what was not read: {sorted(files - inside)}")
  kinds = ("almanac.json", "zone.tab", "codes.txt", "emoji.fr.json", "Emoji.mustache", "Parts/Header.mustache", "Contents.json", "ch.png", "fr.png",
    "In", "Own", "Flags", "countries.de.json", "circle/us.png")
  expect(all(any(path.endswith(f"/{kind}") for path in named) for kind in kinds), "the target does not use all kinds of files")
  elsewhere = {path for path in read if path.startswith((f"{ROOT}/Sources", f"{ROOT}/Examples"))}
  expect(not elsewhere, f"the program read the sources that it was built from: {sorted(elsewhere)}")
  # libdispatch opens devices to write. A new file takes the place of the old one, so none is there in the end.
  others = {path for path in written if not path.startswith((f"{folder}/Out", "/dev/")) and not path.endswith(".almanac-new")}
  expect(not others, f"the program changed {sorted(others)}")
  expected = {folder / "Out" / name for name in OUTPUTS} | {folder / "Out", folder / "Out.d", log}
  expect({path for path in folder.rglob("*")} - before == expected, "there are other new files")
