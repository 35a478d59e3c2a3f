/// The seconds that a command took for one work in two sizes, of which the larger one is four times the smaller one.
///
/// The load of the machine slows commands down for minutes, and by up to two times. So only runs that follow one
/// another are compared.
struct TimedRound {
  /// The time for next to no work, such as for the start of the program.
  let start: Double

  /// The time for the smaller size, before and after the larger one.
  let less: [Double]

  let more: Double

  /// Whether the time grew with the size: four times as much takes four times as long, and a little more if it is
  /// sorted. If the time grew with the square, it would take sixteen times.
  ///
  /// The last summand is for work that takes almost no time in either size.
  var isLinear: Bool { more - start < 6 * max(0, (less.max() ?? 0) - start) + 0.02 }
}
