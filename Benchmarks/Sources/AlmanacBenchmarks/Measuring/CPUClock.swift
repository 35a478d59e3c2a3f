import Foundation

/// The CPU time of this process. Other programs on a busy machine do not count.
enum CPUClock {
  static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
