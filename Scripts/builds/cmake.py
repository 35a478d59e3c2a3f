"""The example for CMake builds with Ninja, and generates again when it must."""
import shutil
import time

from .tools import clone, expect, flag, run

GENERATES = "Generating enums for Guide"


def check(program, folder):
  # CMake rewrites the paths of the dependency file.
  folder = folder / "ein Länderführer"
  source = clone(folder, "CMake", program)
  target, build = source / "Sources/Guide", folder / "build"
  run(["cmake", "-G", "Ninja", "-S", source, "-B", build], folder)

  def expect_build(state, *, generates, lines):
    output = run(["ninja", "-C", build], folder)
    expect((GENERATES in output) == generates, f"CMake with {state}:\n{output}")
    shown = run([build / "Guide"], folder)
    expect(shown.splitlines() == lines, f"CMake with {state}: {shown}")
    # Swift 6.3 compares only the seconds of dates, so it misses a change in the second of the last build.
    time.sleep(-time.time() % 1)
    return output

  lines = ['ch Switzerland Bern ["Swiss Franc"] 64', 'de Germany Berlin ["Euro"] 64', "xx XX - [] 64"]
  expect_build("the first build", generates=True, lines=lines)
  # After a change, CMake 3.25 compiles a Swift target in every build, with or without Almanac.
  expect("no work to do" in expect_build("no change", generates=False, lines=lines), "CMake builds without a change")
  countries = target / "countries.json"
  countries.write_text(countries.read_text().replace("Berlin", "Bonn"))
  lines[1] = lines[1].replace("Berlin", "Bonn")
  expect_build("a changed list", generates=True, lines=lines)
  countries.write_text(countries.read_text() + "\n")
  expect_build("other spaces", generates=True, lines=lines)
  shutil.copy(flag("fr"), target / "Flags")
  lines.insert(2, f"fr FR - [] {int.from_bytes(flag('fr').read_bytes()[16:20], 'big')}")
  expect_build("a new flag", generates=True, lines=lines)
  expect_build("no change after a new flag", generates=False, lines=lines)
  (target / "Flags/fr.png").unlink()
  del lines[2]
  expect_build("a removed flag", generates=True, lines=lines)
  shutil.copy(flag("fr"), target / "Flags/France.png")
  output = run(["ninja", "-C", build], folder, status=1)
  expect(f"{target}/Flags/France.png:1:1: error: " in output, f"CMake with a wrong flag:\n{output}")
  (target / "Flags/France.png").unlink()
  expect_build("a corrected flag", generates=True, lines=lines)
