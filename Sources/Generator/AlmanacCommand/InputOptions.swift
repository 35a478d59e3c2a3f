import AlmanacGenerator
import ArgumentParser

extension NamingRule: ExpressibleByArgument {}

/// The options for the input and the report.
struct InputOptions: ParsableArguments {
  @Option(help: "The folder of flags. Default: 'countries.flags', or Flags in the folder.", completion: .directory)
  var flags: String?

  @Option(help: "The rule for the names of flags. Default: 'countries.naming', or alpha2.")
  var naming: NamingRule?

  @Option(help: "The name of the fallback flag, which must exist. Default: 'countries.fallback', or xx.")
  var requireFallback: String?

  @Option(help: "A flag name to allow even if it breaks the naming rule or isn't required. Can be repeated.")
  var allow: [String] = []

  @Option(
    help: "A file with codes that must have a flag, one on each line. Default: 'countries.required'.",
    completion: .file()
  )
  var required: String?

  @OptionGroup var almanac: AlmanacOption

  @Flag(help: "Allow flags that are symbolic links to files outside their folder, as in build systems' sandboxes.")
  var followLinks = false

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Flag(help: "Count warnings as errors.")
  var strict = false

  func request(for folder: String) -> Request {
    var request = Request(folder: folder, almanac: almanac.folder)
    request.flags = flags
    request.naming = naming
    request.fallback = requireFallback
    request.allow = allow
    request.required = required
    request.followsLinks = followLinks
    request.isStrict = strict
    return request
  }
}
