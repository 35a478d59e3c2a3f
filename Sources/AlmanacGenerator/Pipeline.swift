/// The way from a folder of resources to Swift source.
///
/// Data flows one way: configuration, scanning, formats, validation, model, tables, rendering. Nothing but reading the
/// inputs touches the disk.
public struct Pipeline: Sendable {
  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The generated files; empty when there is an error.
  public let files: [GeneratedFile]

  /// Runs every stage.
  public init(_ request: Request) {
    let inputs = InputReader(request)
    var diagnostics = inputs.diagnostics
    var atlas = Atlas(fallback: inputs.configuration.countries.fallbackName)
    atlas.countries = inputs.flags.map { Self.countries($0, inputs, &diagnostics) }
    atlas.currencies = inputs.currencies.map { Self.currencies($0, inputs, &diagnostics) }
    atlas.locales = inputs.locales.map { Self.locales($0, inputs, &diagnostics) }
    atlas.emoji = inputs.emoji.map { Self.emoji($0, inputs, &diagnostics) }
    if request.isStrict { diagnostics = diagnostics.map(\.asError) }
    self.diagnostics = diagnostics.sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      files = []
      return
    }
    files = Renderer(
      library: inputs.templates,
      configuration: inputs.configuration,
      hasCurrencyFormatter: request.hasCurrencyFormatter
    ).files(for: atlas)
  }

  private static func countries(
    _ flags: FlagScanner,
    _ inputs: InputReader,
    _ diagnostics: inout [Diagnostic]
  ) -> [Country] {
    let configuration = inputs.configuration.countries
    let names = FlagNameRules(configuration: configuration).diagnostics(for: flags.files)
    let misnamed = Set(names.map(\.location))
    let set = FlagSetRules(configuration: configuration)
    diagnostics += names + set.diagnostics(for: flags.files, in: flags.folder, required: inputs.required)
    var checked: [(file: FlagFile, image: FlagImage?)] = []
    for file in flags.files {
      let (image, problems) = FlagImageRules(limits: configuration.image).check(file)
      diagnostics += problems
      if !misnamed.contains(file.location) { checked.append((file, image)) }
    }
    var builder = CountryBuilder(configuration: configuration)
    let countries = builder.countries(of: checked)
    diagnostics += builder.diagnostics
    return countries
  }

  private static func currencies(
    _ files: [DataFile],
    _ inputs: InputReader,
    _ diagnostics: inout [Diagnostic]
  ) -> [Currency] {
    let data = CurrencyData(files)
    var builder = CurrencyBuilder(configuration: inputs.configuration.currencies)
    let currencies = builder.currencies(of: data)
    diagnostics += data.diagnostics + builder.diagnostics
    return currencies
  }

  private static func locales(
    _ files: [DataFile],
    _ inputs: InputReader,
    _ diagnostics: inout [Diagnostic]
  ) -> [CurrencyLocale] {
    let data = LocaleData(files)
    var builder = LocaleBuilder(configuration: inputs.configuration.locales)
    let locales = builder.locales(of: data)
    diagnostics += data.diagnostics + builder.diagnostics
    return locales
  }

  private static func emoji(
    _ files: [EmojiFile],
    _ inputs: InputReader,
    _ diagnostics: inout [Diagnostic]
  ) -> EmojiList {
    let data = EmojiData(files, languages: inputs.emojiWords)
    var builder = EmojiBuilder(configuration: inputs.configuration.emoji)
    let list = builder.list(of: data)
    diagnostics += data.diagnostics + builder.diagnostics
    return list
  }
}
