import Foundation

/// Keeps the `NumberFormatter` of a setup, which takes fifty times as long to make as to use.
///
/// `@unchecked`: the format is only reached with the lock held, and never handed out.
final class ResolvedFormatCache: @unchecked Sendable {
  private let lock = NSLock()
  private var format: ResolvedFormat?

  /// Calls `body` with the format of `overrides`, one caller at a time.
  ///
  /// - Precondition: `overrides` are the same in every call; only the locale that they follow may have changed.
  func withFormat<Result>(_ overrides: CurrencyOverrides, _ body: (ResolvedFormat) -> Result) -> Result {
    lock.withLock {
      if let format, format.locale == overrides.currentLocale { return body(format) }
      let format = ResolvedFormat(overrides)
      self.format = format
      return body(format)
    }
  }
}
