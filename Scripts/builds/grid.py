"""Remote execution on one machine: BuildGrid, its PostgreSQL database, and workers that see none of this machine's files."""
import contextlib
import subprocess
import time

from .tools import ROOT, expect, free_port, run, serve

# Debian with the workers and PostgreSQL, made by Scripts/test-builds.
DEBIAN = ROOT / ".build-remote/root"
# Makes the folder the root. In a mere chroot, Linux refuses the namespaces that an action's sandbox consists of.
ENTER = """set -e
mount --bind "$0" "$0"
cd "$0"
mount -t proc proc proc
mount -t tmpfs tmpfs tmp
mount -t tmpfs tmpfs dev/shm
if [ -n "$2" ]; then mount --bind "$2" srv; fi
pivot_root . mnt
umount -l /mnt
exec env -i PATH=/usr/sbin:/usr/bin sh -ec "$1"
"""
# How long BuildGrid waits for a worker's sign of life, in seconds.
PATIENCE = 10
SERVER = """server:
  - !channel
    address: 127.0.0.1:{port}
    insecure-mode: true
connections:
  - !sql-connection &sql
    connection-string: {database}
    pool-size: 20
    max-overflow: 20
storages:
  - !lru-storage &storage
    size: 2G
caches:
  - !lru-action-cache &cache
    storage: *storage
    max-cached-refs: 1024
    allow-updates: true
schedulers:
  - !sql-scheduler &scheduler
    sql: *sql
    storage: *storage
    action-cache: *cache
    poll-interval: 0.1
    bot-poll-interval: 0.1
    bot-session-keepalive-timeout: {patience}
    session-expiry-timer-interval: 1
    assigners:
      - !priority-age-assigner
        interval: 0.1
instances:
  - name: ''
    services:
      - !action-cache
        cache: *cache
      - !cas
        storage: *storage
      - !bytestream
        storage: *storage
      - !execution
        scheduler: *scheduler
thread-pool-size: 100
"""
DATABASE = """cd /usr/lib/postgresql/*/bin
as_postgres='setpriv --reuid=postgres --regid=postgres --init-groups'
$as_postgres ./initdb -D /tmp/data -U bgd --auth=trust --encoding=UTF8 --no-sync
exec $as_postgres ./postgres -D /tmp/data -h 127.0.0.1 -p {port} -k '' -F
"""
# A worker has its own store of files, as on its own machine. An action sees its inputs and the folder with the C library.
WORKER = """cd /tmp
buildbox-casd --cas-remote={remote} --bind=unix:/tmp/casd.sock /tmp/cas &
while [ ! -S /tmp/casd.sock ]; do sleep 0.1; done
exec buildbox-worker --bots-remote={remote} --cas-remote=unix:/tmp/casd.sock --max-wait-time=5 \\
  --buildbox-run=/usr/bin/buildbox-run-bubblewrap --runner-arg=--staging-mode=copy-or-link \\
  --runner-arg=--ro-bind-mount=/usr/lib:/lib \\
  --runner-arg=--ro-bind-mount=/usr/lib64:/lib64 {name}
"""


def inside(script, shared=""):
  """A shell script in the root folder, with its own processes and temporary files. It sees one folder of this machine, as /srv."""
  return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, DEBIAN, script, shared]


class Grid:
  """A running server with its workers."""

  def __init__(self, folder):
    self.folder, self.port, self.database, self.workers = folder, free_port(), free_port(), {}

  @property
  def options(self):
    """Bazel's options."""
    return f"--remote_executor=grpc://127.0.0.1:{self.port} --spawn_strategy=remote --remote_download_outputs=all --jobs=50"

  def query(self, text):
    """The rows that the scheduler's database returns."""
    address = f"-h 127.0.0.1 -p {self.database} -U bgd"
    return run(inside(f'psql {address} -AtF " " -c "{text}" postgres'), self.folder).splitlines()

  def start(self, name):
    with open(self.folder / f"{name}.log", "w") as log:
      script = WORKER.format(remote=f"http://127.0.0.1:{self.port}", name=name)
      self.workers[name] = subprocess.Popen(inside(script), stdout=log, stderr=log)

  def kill(self, name):
    """Ends all processes of a worker, as if its machine had lost power."""
    self.workers[name].kill()
    self.workers[name].wait()


@contextlib.contextmanager
def grid(folder, names):
  """A server with a worker for each name."""
  folder.mkdir()
  made = Grid(folder)
  database = f"postgresql+psycopg2://bgd@127.0.0.1:{made.database}/postgres"
  configuration = folder / "server.yml"
  configuration.write_text(SERVER.format(port=made.port, database=database, patience=PATIENCE))
  bgd = ROOT / ".build-bazel/bin/bgd"
  with contextlib.ExitStack() as stack:
    stack.enter_context(serve(inside(DATABASE.format(port=made.database)), made.database, folder / "database.log"))
    run([bgd, "migrate", "apply", database], folder)
    stack.enter_context(serve([bgd, "server", "start", configuration], made.port, folder / "server.log"))
    for name in names:
      made.start(name)
      stack.callback(made.kill, name)
    try:
      wait_for_workers(made, len(names))
      yield made
    except SystemExit:
      for log in sorted(folder.glob("*.log")):
        print(f"{log.name}:\n{log.read_text()[-2000:]}")
      raise


def wait_for_workers(made, count):
  for _ in range(300):
    if made.query("SELECT count(*) FROM bots") == [str(count)]:
      return
    time.sleep(0.1)
  expect(False, "the workers don't start")
