import AlmanacGenerator
import ArgumentParser

/// `almanac template`: prints a built-in template.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Print a built-in template, as a start for your own."
  )

  @Argument(help: "The name of the template.")
  var template: Template

  func run() { print(template.text, terminator: "") }
}

extension Template: ExpressibleByArgument {}
