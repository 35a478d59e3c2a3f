import TestSupport

/// The names that a migration guide says exist.
///
/// They are in the tables whose second column has the title "here": in that column or, if it says "same", in the first.
/// A guide says of all other names in one sentence that they are the same, so they are in a list. The modules to import
/// are in the tables whose second column has the title "write".
struct MigrationGuide {
  /// The lines that import the modules.
  let imports: [String]

  /// The names with the lines that they are in.
  let names: [(name: MigrationName, place: String)]

  /// Reads the names of a guide, and those in a list of names that are the same.
  init(_ document: MarkdownDocument, same: MarkdownDocument? = nil) {
    let tables = MarkdownTable.tables(in: document.text)
    func rows(_ title: String) -> [MarkdownTable.Row] {
      tables.filter { $0.header.dropFirst().first == title }.flatMap(\.rows)
    }
    imports = Set(rows("write").flatMap { $0.codes(in: 1) }.filter { $0.hasPrefix("import ") }).sorted()
    let lines = (same?.text ?? "").split(separator: "\n").map(String.init)
    names =
      rows("here").flatMap { row in
        row.codes(in: row.cells.dropFirst().first == "same" ? 0 : 1)
          .map { (MigrationName($0), "\(document.path):\(row.line)") }
      } + lines.enumerated().map { (MigrationName($0.element), "\(same?.path ?? ""):\($0.offset + 1)") }
  }

  /// What the compiler says about each name that does not exist for iOS, with its location in the guide.
  ///
  /// - Throws: `AppleTypeCheck.Failure` if the names cannot be checked, such as without a module.
  func missingNames() throws -> [String] {
    var lines = imports + ["import Foundation", "import SwiftUI", "import UIKit", MigrationName.argument]
    var uses: [Range<Int>] = []
    for (name, _) in names {
      uses.append(lines.count..<lines.count + name.uses.count)
      lines += name.uses.enumerated().map { "@MainActor func use\(lines.count + $0.offset)\($0.element)" }
    }
    let messages = try AppleTypeCheck.iOS.get().messages(about: lines)
    return zip(names, uses).compactMap { name, uses in
      let wrong = uses.compactMap { messages[$0] }
      return wrong.count < uses.count ? nil : "\(name.place): \(name.name.text): \(wrong.first ?? "")"
    }
  }
}
