import AlmanacGenerator
import ArgumentParser

/// `almanac template`: prints a built-in template.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Print a built-in template, as a starting point for your own."
  )

  @Argument(help: "The name of the template, such as Country.")
  var template: String

  @OptionGroup var almanac: AlmanacOption

  func run() throws {
    if let missing = almanac.folder.missing { return try ReportFormat.text.print([missing]) }
    guard let text = almanac.folder.template(named: template) else {
      let names = almanac.folder.templateNames.joined(separator: ", ")
      throw ValidationError("There is no template '\(template)'. Use one of: \(names)")
    }
    print(text, terminator: "")
  }
}
