/// The time of one work in two sizes, of which the larger one is four times the smaller one.
///
/// Load makes each run of a command slower, and none faster. So it has the shortest of several runs.
struct GrowingTime {
  /// The number of runs after which a time that still looks too long is.
  static let rounds = 6

  /// The seconds that each run takes beside the work, such as for the start of the program.
  private var start = Double.infinity
  private var less = Double.infinity
  private var more = Double.infinity

  /// Adds the seconds of a run with next to no work, one with the smaller size, and one with the larger size.
  mutating func add(start: Double, less: Double, more: Double) {
    self.start = min(self.start, start)
    self.less = min(self.less, less)
    self.more = min(self.more, more)
  }

  /// Whether the time grows with the size: four times as much takes four times as long, and a little more if it is sorted.
  /// If the time grew with the square, it would take sixteen times.
  ///
  /// The last summand is for work that takes almost no time in either size.
  var isLinear: Bool { more - start < 6 * max(0, less - start) + 0.02 }
}
