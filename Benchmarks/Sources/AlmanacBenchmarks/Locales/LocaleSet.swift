import Foundation
import TestSupport

/// The locales of all contenders, sorted by identifier, and some unknown identifiers.
struct LocaleSet {
  /// Identifiers with a language, sometimes a script, and a territory.
  let identifiers: [String]

  /// Unknown identifiers of the same form, one for every eight known ones.
  let unknown: [String]

  /// Generates identifiers, the same in every run.
  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var made: [String] = []
    var seen: Set<String> = []
    while made.count < count + count / 8 {
      let identifier = Self.identifier(&generator)
      if seen.insert(identifier).inserted { made.append(identifier) }
    }
    identifiers = made.prefix(count).sorted()
    unknown = Array(made.dropFirst(count))
  }

  /// The expected output of the two passes: FNV-1a over the bytes of all identifiers that were found or read, with a
  /// zero for each unknown one.
  var checksums: [String] {
    [Checksum.text(of: identifiers + unknown.map { _ in "\0" }), Checksum.text(of: identifiers)]
  }

  private static func identifier(_ generator: inout SeededGenerator) -> String {
    func letters(_ count: Int) -> String {
      String((0..<count).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a" })
    }
    let language = letters(Bool.random(using: &generator) ? 2 : 3)
    let script = Int.random(in: 0..<4, using: &generator) == 0 ? [letters(4).capitalized] : []
    return ([language] + script + [letters(2).uppercased()]).joined(separator: "_")
  }
}
