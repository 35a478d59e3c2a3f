// Scripts/copy-sources copied this from Sources/Runtime/AlmanacTables/EmojiTestLine.swift. Do not edit.

/// A line of Unicode's `emoji-test.txt`.
package enum EmojiTestLine {
  /// `# group: Smileys & Emotion`, with the offset of the name.
  case group(String, offset: Int)

  /// `1F600 ; fully-qualified # 😀 E1.0 grinning face`.
  case emoji(String, version: String, name: String)

  /// A fully-qualified emoji with skin tones, as the key of the emoji.
  case toned(key: String)

  /// A comment, or another spelling of an emoji.
  case other

  private static let groupPrefix = Array("# group: ".utf8)

  /// Creates a line from its bytes, or returns `nil` if they have another format.
  package init?(_ line: ArraySlice<UInt8>) {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    if line.starts(with: Self.groupPrefix) {
      let name = line.dropFirst(Self.groupPrefix.count)
      self = .group(String(decoding: name, as: UTF8.self), offset: Self.groupPrefix.count)
    } else if line.isEmpty || line.first == UInt8(ascii: "#") {
      self = .other
    } else {
      self.init(ofEmoji: line)
    }
  }

  private init?(ofEmoji line: ArraySlice<UInt8>) {
    guard let semicolon = line.firstIndex(of: UInt8(ascii: ";")), let sign = line.firstIndex(of: UInt8(ascii: "#")),
      semicolon < sign, let character = Self.character(line[..<semicolon])
    else { return nil }
    // The emoji, the version, and the name, which can contain spaces.
    let fields = line[(sign + 1)...].split(separator: 0x20, maxSplits: 2)
    guard fields.count == 3, fields[1].first == UInt8(ascii: "E") else { return nil }
    let status = line[(semicolon + 1)..<sign].filter { $0 != 0x20 }
    guard status.elementsEqual("fully-qualified".utf8) else {
      self = .other
      return
    }
    if EmojiSequence.hasTone(character) {
      self = .toned(key: EmojiSequence.key(character) ?? character)
    } else {
      let version = String(decoding: fields[1].dropFirst(), as: UTF8.self)
      self = .emoji(character, version: version, name: String(decoding: fields[2], as: UTF8.self))
    }
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
