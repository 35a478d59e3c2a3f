import Almanac

/// Unicode's `emoji-test.txt`: lines like `1F600 ; fully-qualified # 😀 E1.0 grinning face`, in groups.
enum EmojiTest {
  private static let groupPrefix = "# group: "

  /// The fully-qualified emoji without skin tones, in the order of the file.
  static func read(_ text: SourceText, reporting diagnostics: inout [Diagnostic]) -> [EmojiRecord] {
    var records: [EmojiRecord] = []
    var toned: Set<String> = []
    var category: Located<String>?
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, bytes) in lines.enumerated() {
      let location = SourceLocation(path: text.path, line: number + 1, column: 1)
      let line = String(decoding: bytes, as: UTF8.self).replacing(/\s+$/, with: "")
      if line.hasPrefix(groupPrefix) {
        let place = SourceLocation(path: text.path, line: number + 1, column: groupPrefix.utf8.count + 1)
        category = Located(value: String(line.dropFirst(groupPrefix.count)), location: place)
      }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      // By scalars, because a tone and the space before it are one character.
      let form = /([0-9A-F ]+?) *; *([a-z-]+) *# \S+ E(\S+) (.+)/.matchingSemantics(.unicodeScalar)
      guard let entry = line.wholeMatch(of: form), let character = character(entry.1)
      else {
        let message =
          "this is no line of emoji-test.txt, such as '1F600 ; fully-qualified # \u{1F600} E1.0 grinning face'"
        diagnostics.append(Diagnostic(.dataSyntax, at: location, message))
        continue
      }
      guard entry.2 == "fully-qualified" else { continue }
      if EmojiCharacter.hasTone(character) {
        EmojiSequence.key(character).map { _ = toned.insert($0) }
        continue
      }
      let name = Located(value: String(entry.4), location: location)
      var record = EmojiRecord(character: Located(value: character, location: location), name: name, category: category)
      record.version = Located(value: String(entry.3), location: location)
      records.append(record)
    }
    return records.map { record in
      var record = record
      let takesTones = EmojiSequence.key(record.character.value).map(toned.contains) ?? false
      record.supportsSkinTone = Located(value: takesTones, location: record.character.location)
      return record
    }
  }

  private static func character(_ codePoints: Substring) -> String? {
    var scalars = String.UnicodeScalarView()
    for codePoint in codePoints.split(separator: " ") {
      guard let scalar = UInt32(codePoint, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
