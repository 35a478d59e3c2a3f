"""Two workers generate 200 targets of the example for Bazel, while one of them dies, and find only what the rule declares."""
import concurrent.futures
import json
import re
import shutil
import sys
import time

from .grid import grid, inside
from .tools import OUTPUTS, ROOT, clone, expect, run

COUNT = 200
TARGETS = f"""
[almanac_swift_library_sources(
    name = "enums%d" % number,
    srcs = glob(["Guide%d/**" % number]),
    folder = "Guide%d" % number,
) for number in range({COUNT})]
"""
# Debian's Bazel 7, without a server that outlives the build. The workers return no outputs to Bazel 4.2.
BAZEL = """cd /srv/{name}/clone/Examples/Bazel
HOME=/tmp timeout 1200 bazel --batch --nohome_rc --output_user_root=/srv/{name}/output build --enable_workspace --noenable_bzlmod \\
  --noshow_progress --symlink_prefix=/ {options} {targets}
"""
WORKERS = ["one", "two"]
FINISHED = "SELECT count(*) FROM jobs WHERE stage = 4"


def facts(file, keys):
  """Some facts of each entry that Almanac ships, by code."""
  entries = json.loads((ROOT / "World" / file).read_text())
  return {entry["code"]: {key: entry[key] for key in keys if key in entry} for entry in entries}


def write_targets(source):
  """Adds targets that all have other countries, currencies and flags."""
  countries = facts("countries.json", ("code", "name", "capital", "currencies"))
  currencies = facts("currencies.json", ("code", "name"))
  flags = {path.stem.upper(): path for path in (ROOT / "World/Flags/square").glob("*.png")}
  codes = [code for code in countries if code in flags]
  for number in range(COUNT):
    chosen = (codes + codes)[number:number + 3 + number % 20]
    used = sorted({currency for code in chosen for currency in countries[code].get("currencies", [])})
    target = source / f"Guide{number}"
    (target / "Flags").mkdir(parents=True)
    shutil.copy(source / "Guide/almanac.json", target)
    for code in {*chosen, "XX"}:
      shutil.copy(flags[code], target / f"Flags/{code.lower()}.png")
    for name, entries in (("countries", [countries[code] for code in chosen]), ("currencies", [currencies[code] for code in used])):
      (target / f"{name}.json").write_text(json.dumps(entries, ensure_ascii=False))
  with open(source / "BUILD.bazel", "a") as file:
    file.write(TARGETS)


class Build:
  """A build of all targets in a new workspace: how many actions ran in which way, and the outputs."""

  def __init__(self, folder, name, program, options):
    space = folder / name.replace(", ", "-").replace(" ", "-")
    write_targets(clone(space / "clone", "Bazel", program))
    targets = " ".join(f"//:enums{number}" for number in range(COUNT))
    began = time.monotonic()
    output = run(inside(BAZEL.format(name=space.name, options=options, targets=targets), folder), folder)
    seconds = time.monotonic() - began
    # For example, "INFO: 201 processes: 1 internal, 200 remote."
    listed = re.search(r"processes: (.*)\.", output)[1].split(", ")
    self.actions = {kind: int(count) for count, kind in (entry.split(" ", 1) for entry in listed)}
    files = space.glob("output/*/execroot/*/bazel-out/*/bin/enums*/*.swift")
    self.outputs = {path.parts[-2:]: path.read_bytes() for path in files}
    expect(len(self.outputs) == COUNT * len(OUTPUTS), f"the build {name} has {len(self.outputs)} outputs")
    print(f"{name}: {seconds:.0f} s, {', '.join(listed)}")

  def expect(self, kind, other):
    """Ends the test if an action ran in another way, or an output differs from that of another build."""
    expect(self.actions == {"internal": 1, kind: COUNT}, f"the actions were {self.actions}")
    differing = sorted("/".join(path) for path, contents in self.outputs.items() if other.outputs.get(path) != contents)
    expect(not differing, f"these outputs differ: {differing}")


def kill_one(running):
  """Kills a worker after a quarter of the actions."""
  for _ in range(6000):
    if int(running.query(FINISHED)[0]) >= COUNT // 4:
      return running.kill("one")
    time.sleep(0.1)
  sys.exit("FAILED: the workers have run too few actions to kill one in between")


def check(program, folder):
  local = Build(folder, "local", program, "--spawn_strategy=linux-sandbox --nosandbox_debug")
  local.expect("linux-sandbox", local)
  with grid(folder / "both", WORKERS) as running:
    Build(folder, "remote", program, running.options).expect("remote", local)
    check_workers(running, retries=False)
    check_declarations(folder, program, running)
  with grid(folder / "killed", WORKERS) as running, concurrent.futures.ThreadPoolExecutor() as pool:
    killed = pool.submit(kill_one, running)
    Build(folder, "remote, a worker killed", program, running.options).expect("remote", local)
    killed.result()
    check_workers(running, retries=True)
    Build(folder, "remote, again", program, running.options).expect("remote cache hit", local)
    expect(running.query(FINISHED) == [str(COUNT)], "the workers have run cached actions again")


def check_workers(running, retries):
  """Each worker has run actions, and only those of a killed worker ran twice."""
  expect(running.query(FINISHED) == [str(COUNT)], "the workers haven't run each action")
  shares = dict(row.split() for row in running.query("SELECT worker_name, count(*) FROM jobs GROUP BY 1"))
  retried = int(running.query("SELECT count(*) FROM jobs WHERE n_tries > 1")[0])
  print(f"  by worker: {shares}, {retried} tried again")
  expect(set(shares) == set(WORKERS), f"the workers ran {shares}")
  expect((retried > 0) == retries, f"{retried} actions were tried again")


def check_declarations(folder, program, running):
  """A worker finds nothing that the rule doesn't declare."""
  rule = clone(folder / "undeclared/clone", "Bazel", program) / "almanac.bzl"
  text = rule.read_text()
  rule.write_text(text.replace("inputs = ctx.files.srcs + ctx.files.shipped", "inputs = ctx.files.srcs"))
  expect(rule.read_text() != text, "the rule declares its inputs in another way")
  output = run(inside(BAZEL.format(name="undeclared", options=running.options, targets="//:enums"), folder), folder, status=1)
  expect("external/almanac:1:1: error: " in output, output)
