extension Task where Success == Never, Failure == Never {
  /// Suspends a test that waits for something. It uses no processor meanwhile, as `yield()` would.
  public static func pause() async { try? await sleep(nanoseconds: 2_000_000) }
}
