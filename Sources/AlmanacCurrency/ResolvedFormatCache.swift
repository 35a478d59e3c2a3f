import Foundation

/// Keeps a configured `NumberFormatter`, which takes fifty times as long to make as to use.
///
/// `@unchecked` is safe: the format is only used while the lock is held, and never leaves the cache.
final class ResolvedFormatCache: @unchecked Sendable {
  private let lock = NSLock()
  private var format: ResolvedFormat?

  /// Calls `body` with the format of `overrides`, one caller at a time.
  ///
  /// - Precondition: `overrides` are the same in every call. Only the user's locale can have changed.
  func withFormat<Result>(_ overrides: CurrencyOverrides, _ body: (ResolvedFormat) -> Result) -> Result {
    lock.withLock {
      if let format, format.locale == overrides.currentLocale { return body(format) }
      let format = ResolvedFormat(overrides)
      self.format = format
      return body(format)
    }
  }
}
