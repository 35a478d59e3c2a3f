"""Runs the checks of Scripts/test-builds: python3 -m Scripts.builds PROGRAM [CHECK...]."""
import pathlib
import sys
import tempfile
import time

from . import bazel, cmake, makers, reads, remote

CHECKS = {"reads": reads.check, "makers": makers.check, "cmake": cmake.check, "bazel": bazel.check, "remote": remote.check}
# Scripts/test-builds prepares the other one.
DEFAULT = ["reads", "makers", "cmake", "bazel"]


def main():
  program, names = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:] or DEFAULT
  for name in names:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="almanac-") as folder:
      CHECKS[name](program, pathlib.Path(folder).resolve())
    print(f"{name}: {time.monotonic() - began:.0f} s")


main()
