/// A folder to read, and options that override its configuration.
public struct Request: Sendable {
  /// The folder with `almanac.json` and, by convention, the resources.
  public var folder: String

  /// The folder of flags, relative to the caller's folder, which overrides `countries.flags`.
  public var flags: String?

  /// The naming rule, which overrides `countries.naming`.
  public var naming: NamingRule?

  /// The name of the fallback flag, which overrides `countries.fallback`.
  public var fallback: String?

  /// Allowed names, in addition to those in `countries.allow`.
  public var allow: [String] = []

  /// The file of required codes, relative to the caller's folder, which overrides `countries.required`.
  public var required: String?

  /// The templates, lists and flags that Almanac ships.
  public var almanac: AlmanacFolder

  /// The libraries that the target depends on, which the generated enums support.
  public var libraries: [SupportedLibrary] = []

  /// The same request with all libraries, to know everything that they add to an entry.
  var withAllLibraries: Request {
    var request = self
    request.libraries = SupportedLibrary.allCases
    return request
  }

  /// Whether flags can be symbolic links out of their folder, as in the sandboxes of build systems.
  ///
  /// Only the caller can allow it. Otherwise a resource that someone contributes could embed any file on the machine.
  public var followsLinks = false

  /// The day on which lists should be up to date, or `nil` for the day of the facts that Almanac ships.
  package var asOf: CalendarDate?

  /// Whether warnings count as errors.
  public var isStrict = false

  /// Creates a request for a folder without overrides.
  ///
  /// - Parameters:
  ///   - folder: The folder to read.
  ///   - almanac: The folder of the files that Almanac ships.
  public init(folder: String, almanac: AlmanacFolder) {
    self.folder = folder
    self.almanac = almanac
  }
}

extension Request {
  /// Adds all options to a hash.
  func addOptions(to hash: inout ContentHash) {
    let texts = [
      folder, almanac.path, flags, naming?.rawValue, fallback, required, asOf?.description, "\(followsLinks)",
      "\(isStrict)",
    ]
    // No path contains this character.
    for text in texts { hash.add(text ?? "\0") }
    for list in [allow, libraries.map(\.rawValue)] {
      hash.add("\(list.count)")
      for text in list { hash.add(text) }
    }
  }
}

/// A library that generated enums support if their target depends on it.
///
/// The raw value is the name of the module.
public enum SupportedLibrary: String, CaseIterable, Sendable {
  /// Formats amounts in the generated currencies.
  case currency = "AlmanacCurrency"

  /// Shows the flags of the generated countries.
  case images = "AlmanacImages"

  /// Formats amounts for the generated locales.
  case money = "AlmanacMoney"

  /// Shortens amounts for the generated locales.
  case amountForms = "AlmanacAmountForms"

  /// Whether the library formats amounts by the tables of locales. All those that do include AlmanacMoney.
  var writesAmounts: Bool { self != .images }
}
