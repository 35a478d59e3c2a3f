"""With the examples of the article, Ninja and make run the generator when they must, and only then."""
import shutil

from .tools import OUTPUTS, ROOT, expect, flag, run

# Characters that a dependency file has to escape, or that look as if it had to.
FOLDER = "In a#b$c:d\\e"
COMMAND = "'{program}' generate '{folder}' --follow-links"
# What the examples depend on, in addition to the generator.
NINJA = """
rule count
  command = cat $in > $out && echo counted
build count: count {outputs}
"""
MAKE = """
count: {outputs}
\tcat {outputs} > count && echo counted
"""


def example(language, program):
  """An example of the article, with the program and the folder of this test."""
  article = (ROOT / "Sources/Runtime/Almanac/Almanac.docc/OtherBuildSystems.md").read_text()
  text = article.split(f"\n```{language}\n")[1].split("```\n")[0]
  command = COMMAND.format(program=program, folder=FOLDER).replace("$", "$$")
  expect("almanac generate Guide" in text, f"the article has no example for {language}")
  return text.replace("almanac generate Guide", command).replace("shell almanac", f"shell '{program}'")


def states(folder):
  """Changes a target, and says what each change must run: the generator, and what depends on its outputs."""
  yield "the first build", True, True
  yield "no change", False, False
  shutil.copy(flag("us"), folder / "Flags")
  yield "a new flag", True, True
  yield "no change after a new flag", False, False
  (folder / "Flags/us.png").unlink()
  yield "a removed flag", True, True
  (folder / "currencies.json").write_text('[{"code": "EUR", "name": "Euro"}]')
  yield "a new list", True, True
  yield "no change after a new list", False, False
  (folder / "currencies.json").write_text('[{"code": "EUR", "name": "Euros"}]')
  yield "a changed list", True, True
  (folder / "currencies.json").write_text('[{"code": "EUR", "name": "Euros"}]\n')
  yield "a list with other spaces", True, False
  yield "no change after other spaces", False, False
  (folder / "almanac.json").write_text('{ access: "public" }')
  yield "a new configuration", True, True
  shutil.move(folder / "Flags", folder / "Old")
  (folder / "Flags").symlink_to("Old")
  yield "a folder that has moved", True, False
  yield "no change after a move", False, False


def check(program, folder):
  for name, is_precise in (("ninja", True), ("make", False)):
    root = folder / name
    target = root / FOLDER
    (target / "Flags").mkdir(parents=True)
    for code in ("xx", "fr"):
      shutil.copy(flag(code), target / "Flags")
    # The examples take the templates and the world from a clone beside them.
    (root / "almanac").symlink_to(ROOT)
    outputs = " ".join(f"Out/{output}" for output in OUTPUTS)
    (root / "build.ninja").write_text(example("ninja", program) + NINJA.format(outputs=outputs))
    (root / "Makefile").write_text(example("make", program) + MAKE.format(outputs=outputs))
    for state, generates, changes in states(target):
      output = run([name, *(["-v"] if is_precise else []), "count"], root)
      expect((" generate " in output) == generates, f"{name} with {state}:\n{output}")
      expect(("counted" in output) == (changes if is_precise else generates), f"{name} with {state}:\n{output}")
    shutil.copy(flag("de"), target / "Old/Germany.png")
    output = run([name, "count"], root, status=1)
    expect(f"{FOLDER}/Flags/Germany.png:1:1: error: " in output, f"{name} with a wrong flag:\n{output}")
    expect(not (target / "Out").exists(), f"{name} has written into the target")
