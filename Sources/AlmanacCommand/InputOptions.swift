import AlmanacGenerator
import ArgumentParser

extension NamingRule: ExpressibleByArgument {}

/// What to read, and how to say what is wrong with it.
struct InputOptions: ParsableArguments {
  @Option(help: "The folder of the flags; otherwise 'countries.flags', or Flags in the folder.")
  var flags: String?

  @Option(help: "How flags are named; otherwise 'countries.naming', or alpha2.")
  var naming: NamingRule?

  @Option(help: "The name of the flag that must exist as fallback; otherwise 'countries.fallback', or xx.")
  var requireFallback: String?

  @Option(help: "A name that breaks the naming rule or is not required, and is allowed. Can be repeated.")
  var allow: [String] = []

  @Option(help: "A file with the codes that must have a flag, one a line; otherwise 'countries.required'.")
  var required: String?

  @Option(help: "How diagnostics are written.")
  var format = ReportFormat.text

  @Flag(help: "Count warnings as errors.")
  var strict = false

  /// What to ask of the pipeline for a folder.
  func request(for folder: String) -> Request {
    var request = Request(folder: folder)
    request.flags = flags
    request.naming = naming
    request.fallback = requireFallback
    request.allow = allow
    request.required = required
    request.isStrict = strict
    return request
  }
}
