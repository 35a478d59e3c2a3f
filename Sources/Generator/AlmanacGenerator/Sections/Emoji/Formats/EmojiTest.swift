/// Unicode's `emoji-test.txt`: lines like `1F600 ; fully-qualified # 😀 E1.0 grinning face`, in groups.
enum EmojiTest {
  private static let groupPrefix = "# group: "

  /// The fully-qualified emoji without skin tones, in the order of the file.
  static let format = Format<EmojiData> { text, data, problems in
    var records: [EmojiRecord] = []
    var toned: Set<String> = []
    var category: Located<String>?
    text.forEachLine { line, location in
      let line = trimmed(line)
      if line.starts(with: groupPrefix.utf8) {
        let column = groupPrefix.utf8.count + 1
        let start = SourceLocation(path: location.path, line: location.line, column: column)
        category = Located(value: String(decoding: line.dropFirst(column - 1), as: UTF8.self), location: start)
      }
      guard let first = line.first, first != UInt8(ascii: "#") else { return }
      guard let entry = Entry(line) else {
        let message =
          "this is not a line of emoji-test.txt, such as '1F600 ; fully-qualified # \u{1F600} E1.0 grinning face'"
        return problems.report(.dataSyntax, at: location, message)
      }
      guard entry.status == "fully-qualified" else { return }
      if EmojiSequence.hasTone(entry.character) {
        if let key = EmojiSequence.key(entry.character) { toned.insert(key) }
        return
      }
      let character = Located(value: entry.character, location: location)
      let name = Located(value: entry.name, location: location)
      var record = EmojiRecord(character: character, name: name, category: category)
      record.version = Located(value: entry.version, location: location)
      records.append(record)
    }
    data.hasEmojiTest = true
    data.records += records.map { record in
      var record = record
      let takesTones = EmojiSequence.key(record.character.value).map(toned.contains) ?? false
      record.supportsSkinTone = Located(value: takesTones, location: record.character.location)
      return record
    }
  }

  /// Drops trailing whitespace.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return line
  }

  /// The fields of a line.
  private struct Entry {
    let character: String
    let status: String
    let version: String
    let name: String

    init?(_ line: ArraySlice<UInt8>) {
      guard let semicolon = line.firstIndex(of: UInt8(ascii: ";")), let sign = line.firstIndex(of: UInt8(ascii: "#")),
        semicolon < sign, let character = Self.character(line[..<semicolon])
      else { return nil }
      self.character = character
      status = String(decoding: line[(semicolon + 1)..<sign].filter { $0 != 0x20 }, as: UTF8.self)
      // The emoji, the version, and the name, which can contain spaces.
      let fields = line[(sign + 1)...].split(separator: 0x20, maxSplits: 2)
      guard fields.count == 3, fields[1].first == UInt8(ascii: "E") else { return nil }
      version = String(decoding: fields[1].dropFirst(), as: UTF8.self)
      name = String(decoding: fields[2], as: UTF8.self)
    }

    /// Converts hexadecimal code points to a character.
    private static func character(_ codePoints: ArraySlice<UInt8>) -> String? {
      var scalars = String.UnicodeScalarView()
      for codePoint in codePoints.split(separator: 0x20) {
        let text = String(decoding: codePoint, as: UTF8.self)
        guard let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        scalars.append(scalar)
      }
      return scalars.isEmpty ? nil : String(scalars)
    }
  }
}
