/// CLDR's names and keywords in a language: `{"annotations": {"identity": {"language": "de"}, "annotations": {"😀":
/// {"default": ["Gesicht", …], "tts": ["grinsendes Gesicht"]}}}}`.
enum CLDRAnnotations {
  static func read(_ annotations: JSONValue, into data: inout EmojiData) {
    guard let language = annotations["identity"]?["language"]?.text else {
      let message = "'identity' with the 'language' is missing from the annotations"
      return data.diagnostics.append(Diagnostic(.dataField, at: annotations.location, message))
    }
    let territory = annotations["identity"]?["territory"]?.text?.value
    let code = ([language.value] + [territory].compactMap { $0 }).joined(separator: "-")
    for member in annotations["annotations"]?.members ?? [] {
      // What has keywords but no name to be read aloud is no emoji.
      guard let name = member.value["tts"]?.elements?.first?.text else { continue }
      var record = EmojiRecord(character: member.key, name: name)
      record.keywords = member.value["default"]?.elements?.compactMap(\.text) ?? []
      data.words[code, default: []].append(record)
    }
  }
}
