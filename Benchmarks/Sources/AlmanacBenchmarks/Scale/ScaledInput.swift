import Foundation
import TestSupport

/// A synthetic target of any size.
enum ScaledInput: String, CaseIterable {
  case flags = "flags, not shrunk"
  case shrunkFlags = "flags, shrunk"
  case emoji
  case locales

  /// The numbers of entries to compare.
  var counts: [Int] {
    switch self {
    case .flags, .shrunkFlags: [100, 1_000, 10_000]
    case .emoji: [500, 5_000, 50_000]
    case .locales: [2_000, 6_000, 20_000]
    }
  }

  /// The resources of a target with a number of entries. More entries begin with those of fewer.
  func section(count: Int) -> ResourceSection {
    switch self {
    case .flags: Self.flags(count, settings: [#"naming: "key""#, "image: { shrink: false }"])
    case .shrunkFlags: Self.flags(count, isOpaque: true, settings: [#"naming: "key""#])
    case .emoji: Self.emoji(count)
    case .locales: Self.locales(count)
    }
  }

  /// A change of one of the entries, if runs after a change are measured.
  var change: ChangedFile? {
    guard self == .shrunkFlags else { return nil }
    var generator = SeededGenerator(seed: 2)
    return ChangedFile(path: "Flags/f0.png", data: Data(Self.image(isOpaque: true).file(&generator)))
  }

  /// Flags of about 4.4 kB. Opaque ones can be smaller, because they have a channel too many.
  private static func image(isOpaque: Bool) -> NoisePNG { NoisePNG(byteCount: 4_400, isOpaque: isOpaque) }

  private static func flags(_ count: Int, isOpaque: Bool = false, settings: [String]) -> ResourceSection {
    var generator = SeededGenerator(seed: 1)
    let image = Self.image(isOpaque: isOpaque)
    let names = ["xx"] + (0..<count).map { "f\($0)" }
    let files = names.map { ("Flags/\($0).png", Data(image.file(&generator))) }
    return ResourceSection(
      title: "flags",
      key: "countries",
      settings: settings,
      files: Dictionary(uniqueKeysWithValues: files)
    )
  }

  /// Emoji that are sequences of three faces.
  private static func emoji(_ count: Int) -> ResourceSection {
    let faces = (0..<80).compactMap { Unicode.Scalar(0x1F600 + $0) }
    let records = (0..<count).map { number in
      let parts = [number / 6_400, number / 80 % 80, number % 80].map { String(faces[$0]) }
      let character = parts.joined(separator: "\u{200D}")
      return #"{"emoji":"\#(character)","description":"face \#(number)","category":"Objects","#
        + #""aliases":["a\#(number)"],"tags":["t\#(number % 500)"]}"#
    }
    return list("emoji", records)
  }

  private static func locales(_ count: Int) -> ResourceSection {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let regions = "AT BE BR CA CH CN DE DK EG ES FI FR GB GR HU IE IN IT JP KE KR MX NL NO NZ PE PL PT SE US".split(
      separator: " "
    )
    let records = (0..<count).map { number in
      let language = number / regions.count
      let code = letters[language / 26] + letters[language % 26]
      return #"{"identifier":"\#(code)_\#(regions[number % regions.count])","name":"Locale \#(number)"}"#
    }
    return list("locales", records)
  }

  private static func list(_ key: String, _ records: [String]) -> ResourceSection {
    let text = "[\n\(records.joined(separator: ",\n"))\n]\n"
    return ResourceSection(title: key, key: key, settings: [], files: ["\(key).json": Data(text.utf8)])
  }
}
