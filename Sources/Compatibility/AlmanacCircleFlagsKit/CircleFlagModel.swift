import AlmanacImages

/// Decides what a flag view shows.
///
/// The view starts a load when it appears, and when its request changes. It passes on the loader's result, and the
/// result of an older load has no effect.
struct CircleFlagModel: Sendable {
  /// The content of the circle, on its background.
  enum Content: Hashable, Sendable {
    /// The flag is being loaded, or it is missing and has no placeholder.
    case nothing
    case flag(RasterImage)

    // In place of a missing flag.
    case globe
    case monogram(String)
    case color(RasterColor)
  }

  private enum Outcome: Sendable {
    case pending
    case flag(RasterImage)
    case missing
  }

  /// The request that the outcome belongs to.
  private var request: CircleFlagRequest?
  private var outcome = Outcome.pending
  private var lastLoad = 0

  /// Starts a load, and returns its number. The outcome of an earlier load of the same flag is kept until there is a
  /// new one.
  mutating func begin(_ request: CircleFlagRequest) -> Int {
    if request != self.request { outcome = .pending }
    self.request = request
    lastLoad += 1
    return lastLoad
  }

  /// Receives the loader's result: a flag, or `nil` if it has none.
  mutating func receive(_ image: RasterImage?, of load: Int) {
    guard load == lastLoad else { return }
    outcome = image.map(Outcome.flag) ?? .missing
  }

  /// Returns the content for a request, which can be newer than the load.
  ///
  /// The size is the diameter in points, and a small monogram has fewer letters. A cached flag is shown until the load
  /// has finished, so that it doesn't appear late.
  func content(
    for request: CircleFlagRequest,
    placeholder: CircleFlagStyle.Placeholder,
    size: Double,
    cached: @autoclosure () -> RasterImage?
  ) -> Content {
    switch request == self.request ? outcome : .pending {
    case .flag(let image): .flag(image)
    case .pending: cached().map(Content.flag) ?? .nothing
    case .missing:
      switch placeholder {
      case .none: .nothing
      case .globe: .globe
      case .color(let color): .color(color)
      case .monogram: .monogram(Monogram.letters(of: request.code, size: size))
      }
    }
  }
}
