"""What the checks share."""
import contextlib
import pathlib
import shutil
import socket
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUTS = [f"Almanac{path.stem}.swift" for path in sorted((ROOT / "Templates").glob("*.mustache"))]


def expect(condition, message):
  """Ends the test with a message if a condition is not met."""
  if not condition:
    sys.exit(f"FAILED: {message}")


def run(arguments, folder, status=0):
  """The output of a command. Ends the test if the command ends in another way."""
  result = subprocess.run([str(argument) for argument in arguments], cwd=folder, text=True, stdout=subprocess.PIPE,
    stderr=subprocess.STDOUT)
  expect((result.returncode == 0) == (status == 0),
    f"{arguments[0]} has ended with {result.returncode}:\n{result.stdout}")
  return result.stdout


def free_port():
  """A port that no server uses."""
  with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    return free.getsockname()[1]


@contextlib.contextmanager
def serve(arguments, port, log):
  """Starts a server, which runs until the test doesn't need it any longer."""
  with open(log, "w") as output:
    server = subprocess.Popen([str(argument) for argument in arguments], stdout=output, stderr=output)
  try:
    for _ in range(300):
      with socket.socket() as client:
        if client.connect_ex(("127.0.0.1", port)) == 0:
          break
      expect(server.poll() is None, log.read_text())
      time.sleep(0.1)
    yield
  finally:
    server.kill()
    server.wait()


def flag(name):
  """A flag of the tour."""
  return ROOT / f"Examples/Tour/Sources/Tour/Flags/{name}.png"


def clone(folder, example, program):
  """A folder with all that an example uses of a clone of Almanac, at the same places. Returns that of the example."""
  for path in ("Sources/Runtime/Almanac", "Templates", "World", f"Examples/{example}"):
    shutil.copytree(ROOT / path, folder / path, ignore=shutil.ignore_patterns("bazel-*"))
  (folder / ".build/debug").mkdir(parents=True)
  shutil.copy(program, folder / ".build/debug/almanac")
  return folder / "Examples" / example
