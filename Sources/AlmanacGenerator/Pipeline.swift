/// The way from a folder of resources to Swift source.
///
/// Data flows one way: configuration, scanning, validation, model, tables, rendering. Nothing but reading the inputs
/// touches the disk.
public struct Pipeline: Sendable {
  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The generated files; empty when there is an error.
  public let files: [GeneratedFile]

  /// Runs every stage.
  public init(_ request: Request) {
    let inputs = InputReader(request)
    var diagnostics = inputs.diagnostics
    var atlas = Atlas(countries: [], fallback: inputs.configuration.countries.fallbackName)
    if let flags = inputs.flags {
      let countries = Self.countries(flags, inputs: inputs)
      atlas = countries.atlas
      diagnostics += countries.diagnostics
    }
    if request.isStrict { diagnostics = diagnostics.map(\.asError) }
    self.diagnostics = diagnostics.sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      files = []
      return
    }
    files = Renderer(library: inputs.templates, configuration: inputs.configuration).files(for: atlas)
  }

  private static func countries(
    _ flags: FlagScanner,
    inputs: InputReader
  ) -> (atlas: Atlas, diagnostics: [Diagnostic]) {
    let configuration = inputs.configuration.countries
    let setRules = FlagSetRules(configuration: configuration)
    var diagnostics = FlagNameRules(configuration: configuration).diagnostics(for: flags.files)
    let misnamed = Set(diagnostics.map(\.location))
    diagnostics += setRules.diagnostics(for: flags.files, in: flags.folder, required: inputs.required)
    var checked: [(file: FlagFile, image: FlagImage?)] = []
    for file in flags.files {
      let (image, problems) = FlagImageRules(limits: configuration.image).check(file)
      diagnostics += problems
      if !misnamed.contains(file.location) { checked.append((file, image)) }
    }
    var builder = AtlasBuilder(configuration: configuration)
    let atlas = builder.atlas(of: checked)
    return (atlas, diagnostics + builder.diagnostics)
  }
}
