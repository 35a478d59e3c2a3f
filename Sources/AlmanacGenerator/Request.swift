/// What to read, and what overrides the configuration found there.
public struct Request: Sendable {
  /// The folder with `almanac.json` and, by convention, the resources.
  public var folder: String

  /// The folder of the flags, relative to the caller's, in place of `countries.flags`.
  public var flags: String?

  /// In place of `countries.naming`.
  public var naming: NamingRule?

  /// The name of the fallback flag, in place of `countries.fallback`.
  public var fallback: String?

  /// Names to allow besides those of `countries.allow`.
  public var allow: [String] = []

  /// The file of required codes, relative to the caller's folder, in place of `countries.required`.
  public var required: String?

  /// Whether the target has the library `AlmanacCurrency`, whose formatter the generated enums then know.
  public var hasCurrencyFormatter = false

  /// Whether warnings count as errors.
  public var isStrict = false

  /// A request for a folder, with nothing overridden.
  public init(folder: String) {
    self.folder = folder
  }
}
