/// The way from a folder of resources to Swift source.
///
/// Data flows one way: configuration, scanning, formats, validation, model, tables, rendering.
public struct Pipeline: Sendable {
  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The generated files; empty when there is an error.
  public let files: [GeneratedFile]

  /// Runs every stage.
  public init(_ request: Request) {
    let survey = Survey(request)
    guard !survey.diagnostics.contains(where: { $0.severity == .error }) else {
      diagnostics = survey.diagnostics
      files = []
      return
    }
    let renderer = Renderer(
      library: survey.inputs.templates,
      configuration: survey.inputs.configuration,
      hasCurrencyFormatter: request.hasCurrencyFormatter
    )
    do {
      files = try renderer.files(for: survey.atlas, places: survey.inputs.places)
      diagnostics = survey.diagnostics
    } catch {
      files = []
      diagnostics = (survey.diagnostics + [error]).sorted()
    }
  }
}
