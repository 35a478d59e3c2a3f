import Foundation
import Testing

/// The time that a command used.
struct MeasuredCommand {
  /// The user and system time in seconds. The load of the machine matters little for it.
  let seconds: Double

  let status: Int32

  /// Runs an executable with its arguments, without its output.
  static func run(_ arguments: String...) throws -> MeasuredCommand {
    // Foundation's Process does not say what a single process used.
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
    var names = arguments.map { strdup($0) } + [nil]
    defer { names.forEach { free($0) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, arguments[0], &actions, nil, &names, environ) == 0)
    var status: Int32 = 0
    var usage = rusage()
    try #require(wait4(process, &status, 0, &usage) == process)
    return MeasuredCommand(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      // The exit status, or the negative signal that ended the process.
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    )
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
}
