/// Unicode's `emoji-test.txt`: lines like `1F600 ; fully-qualified # 😀 E1.0 grinning face`, in groups.
enum EmojiTest {
  /// The fully-qualified emoji without skin tones, in the order of the file.
  static let format = Format<EmojiData> { text, data, problems in
    var records: [EmojiRecord] = []
    var toned: Set<String> = []
    var category: Located<String>?
    text.forEachLine { line, location in
      switch EmojiTestLine(line) {
      case .group(let name, let offset):
        let start = SourceLocation(path: location.path, line: location.line, column: offset + 1)
        category = Located(value: name, location: start)
      case .emoji(let character, let version, let name):
        if let control = name.firstControl { problems.report(.dataValue, at: location, "a name contains \(control)") }
        var record = EmojiRecord(
          character: Located(value: character, location: location),
          name: Located(value: name, location: location),
          category: category
        )
        record.version = Located(value: version, location: location)
        records.append(record)
      case .toned(let key): toned.insert(key)
      case .other: break
      case nil:
        let message =
          "this is not a line of emoji-test.txt, such as '1F600 ; fully-qualified # \u{1F600} E1.0 grinning face'"
        problems.report(.dataSyntax, at: location, message)
      }
    }
    data.hasEmojiTest = true
    data.records += records.map { record in
      var record = record
      let takesTones = EmojiSequence.key(record.character.value).map(toned.contains) ?? false
      record.supportsSkinTone = Located(value: takesTones, location: record.character.location)
      return record
    }
  }
}
