"""The example for Bazel builds in a sandbox, and two workspaces share its results through a remote cache over gRPC."""
import contextlib
import json
import shutil

from .tools import OUTPUTS, ROOT, clone, expect, flag, free_port, run, serve

# A store for files and a table of actions, in memory.
SERVER = """server:
  - !channel
    address: 127.0.0.1:{port}
    insecure-mode: true
instances:
  - name: ''
    storages:
      - !lru-storage &storage
        size: 512M
    caches:
      - !lru-action-cache &cache
        storage: *storage
        max-cached-refs: 1024
        allow-updates: true
    services:
      - !action-cache
        cache: *cache
      - !cas
        storage: *storage
      - !bytestream
        storage: *storage
thread-pool-size: 20
"""


class Workspace:
  """A copy of the example, with a Bazel server of its own that knows no earlier build."""

  def __init__(self, folder, program):
    self.source = clone(folder / "clone", "Bazel", program)
    self.log = folder / "log.json"
    self.command = ["bazel", "--nohome_rc", f"--output_user_root={folder / 'output'}"]

  def build(self, *options, status=0):
    """The output of Bazel, and how each action was run."""
    output = run([*self.command, "build", *options, "--noshow_progress", "--nosandbox_debug",
      f"--execution_log_json_file={self.log}",
      # The program must not find the files that it was built from.
      f"--sandbox_block_path={ROOT / 'Examples'}", "--spawn_strategy=linux-sandbox", "//:enums", "//:guide"],
      self.source, status)
    decoder, text, spawns = json.JSONDecoder(), self.log.read_text(), {}
    while text := text.lstrip():
      spawn, end = decoder.raw_decode(text)
      spawns.setdefault(spawn["mnemonic"], []).append(spawn["runner"])
      text = text[end:]
    return output, spawns

  def outputs(self):
    return [(self.source / "bazel-bin/enums" / name).read_bytes() for name in OUTPUTS]

  def stop(self):
    run([*self.command, "shutdown"], self.source)


@contextlib.contextmanager
def cache(folder):
  """The address of a remote cache."""
  port = free_port()
  (folder / "cache.yml").write_text(SERVER.format(port=port))
  with serve([ROOT / ".build-bazel/bin/bgd", "server", "start", folder / "cache.yml"], port, folder / "cache.log"):
    yield f"--remote_cache=grpc://127.0.0.1:{port}"


def check(program, folder):
  listed = run([program, "generate", "--output", ".", "--list-outputs"], folder).split()
  expect(listed == OUTPUTS, f"the outputs are {listed}")
  with cache(folder) as remote, contextlib.ExitStack() as stack:
    spaces = [Workspace(folder / name, program) for name in ("first", "the/second")]
    for space in spaces:
      stack.callback(space.stop)
    check_cache(*spaces, remote)
    check_changes(spaces[1], remote)


def check_cache(first, second, remote):
  """The second workspace runs nothing."""
  _, spawns = first.build(remote)
  expect(spawns == {"AlmanacGenerate": ["linux-sandbox"], "Genrule": ["linux-sandbox"] * 2}, f"the first ran {spawns}")
  output, spawns = second.build(remote)
  expect(spawns == {"AlmanacGenerate": ["remote cache hit"], "Genrule": ["remote cache hit"] * 2}, f"the second ran {spawns}")
  expect("3 remote cache hit, 1 internal" in output, output)
  expect(first.outputs() == second.outputs(), "the outputs differ")
  lines = run([second.source / "bazel-bin/Guide.program"], second.source).splitlines()
  expect(lines == ['ch Switzerland Bern ["Swiss Franc"] 64', 'de Germany Berlin ["Euro"] 64', "xx XX - [] 64",
    '["Deutsch", "français"]'], lines)


def check_changes(space, remote):
  """A changed input runs the generator, and a mistake in it stops the build."""
  before = space.outputs()
  shutil.copy(flag("fr"), space.source / "Guide/Flags")
  _, spawns = space.build(remote)
  expect(spawns.get("AlmanacGenerate") == ["linux-sandbox"], f"a new flag ran {spawns}")
  expect(space.outputs() != before, "a new flag changed nothing")
  shutil.copy(flag("fr"), space.source / "Guide/Flags/France.png")
  output, _ = space.build(remote, status=1)
  expect("Guide/Flags/France.png:1:1: error: " in output, output)
  for name in ("France", "fr"):
    (space.source / f"Guide/Flags/{name}.png").unlink()
  # Bazel forgets the outputs of a failed build. The cache has those of the first one.
  _, spawns = space.build(remote)
  expect(spawns.get("AlmanacGenerate", ["remote cache hit"]) == ["remote cache hit"], f"the old flags ran {spawns}")
  expect(space.outputs() == before, "the old flags gave other outputs")
