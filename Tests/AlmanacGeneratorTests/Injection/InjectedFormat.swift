import Foundation
import TestSupport

@testable import AlmanacGenerator

/// A format of data files, with a line for each of its fields that has a string.
struct InjectedFormat: Sendable {
  /// The name of the source file that reads the format.
  let source: String

  /// The section of the file.
  let section: SectionKind

  /// The name of the data file, or `nil` for that of the section.
  var fileName: String?

  /// The texts before and after the entries.
  let frame: (open: String, close: String)
  var separator = ","

  /// The settings of the section, without braces, or `nil` for `SectionKind.allSettings`.
  var settings: String?

  /// Whether the file only adds facts to a list.
  var isAddition = false

  let fields: [InjectedField]

  /// Everything that is written about the format, which names all of its keys.
  var words: String { ([frame.open, frame.close] + fields.map(\.line)).joined(separator: "\n") }

  /// Whether a line can have a text, if the file consists of lines.
  private func fits(_ text: String) -> Bool {
    separator == "," || !text.contains(where: { $0.isNewline || $0 == "\t" })
  }

  /// Returns the files with all texts in all fields, as many as the codes are enough for. The name of the first file's
  /// type ends with the number.
  func files(number: Int) -> [InjectedFile] {
    let broken = HostileText.all.filter { $0.text == nil }
    let texts = HostileText.all.filter { $0.text.map(fits) ?? false }
    let used = fields.enumerated().flatMap { index, field in
      // A file with such a text cannot be parsed, whatever the field is.
      (texts + (index == 0 && separator == "," ? broken : [])).map { (field, $0) }
    }
    let codes = section.codes(600)
    return stride(from: 0, to: used.count, by: codes.count).map { start in
      let lines = zip(codes, used[start...]).map { InjectedFile.Line(code: $0, field: $1.0, text: $1.1) }
      return file(lines, type: "\(section.rawValue.capitalized)\(number)x\(start)")
    }
  }

  private func file(_ lines: [InjectedFile.Line], type: String) -> InjectedFile {
    let name = fileName ?? section.fileName
    let settings = "type: \"\(type)\", " + (settings ?? section.allSettings)
    var others = ["almanac.json": "{ \(section.rawValue): { data: \"\(name)\", \(settings) } }"]
    if isAddition {
      others["list.json"] = section.list(lines.map(\.code))
      others["almanac.json"] = "{ \(section.rawValue): { data: [\"\(name)\", \"list.json\"], \(settings) } }"
    }
    return InjectedFile(type: type, name: name, frame: frame, separator: separator, others: others, lines: lines)
  }
}
