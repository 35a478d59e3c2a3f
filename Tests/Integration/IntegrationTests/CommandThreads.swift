import Foundation
import Testing

extension Trait where Self == CommandTrait {
  /// For tests that run commands.
  static var runsCommands: CommandTrait { CommandTrait() }
}

/// Runs tests on threads of their own, as many as there are cores. While these wait for commands, others run all other
/// tests.
struct CommandTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(CommandThreads.shared, operation: function)
  }
}

/// Threads that may wait.
@available(macOS 15, *)
private final class CommandThreads: TaskExecutor {
  static let shared = CommandThreads()

  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
