import Foundation

/// The locales that all contenders know, sorted by identifier, and some that none knows.
struct LocaleSet {
  /// Identifiers of a language, at times a script, and a territory.
  let identifiers: [String]

  /// Identifiers of the same shape that are not among them, one for every eight that are.
  let unknown: [String]

  /// Makes up identifiers, the same in every run.
  init(count: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var made: [String] = []
    var seen: Set<String> = []
    while made.count < count + count / 8 {
      let identifier = Self.identifier(&generator)
      if seen.insert(identifier).inserted { made.append(identifier) }
    }
    identifiers = made.prefix(count).sorted()
    unknown = Array(made.dropFirst(count))
  }

  /// What a program prints of its two passes: FNV-1a over the bytes of all identifiers that it found or read, a zero
  /// for each that it did not find.
  var checksums: [String] {
    [Checksum.text(of: identifiers + unknown.map { _ in "\0" }), Checksum.text(of: identifiers)]
  }

  private static func identifier(_ generator: inout SplitMix64) -> String {
    func letters(_ count: Int) -> String {
      String((0..<count).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a" })
    }
    let language = letters(Bool.random(using: &generator) ? 2 : 3)
    let script = Int.random(in: 0..<4, using: &generator) == 0 ? [letters(4).capitalized] : []
    return ([language] + script + [letters(2).uppercased()]).joined(separator: "_")
  }
}
