import AlmanacGenerator

extension PreviewDocument {
  /// The values of a fact with one label and one origin: `[label, origin, value, …]`.
  struct FactValues: Encodable {
    let label: Int

    /// The index of the origin, or -1 if there is none.
    let origin: Int
    var values: [String]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(label)
      try container.encode(origin)
      for value in values { try container.encode(value) }
    }
  }

  /// The row that a search looks through, or the words of an emoji.
  struct SearchTexts: Encodable {
    private enum CodingKeys: CodingKey {
      case name, shortcodes, keywords
    }

    let texts: Catalog.SearchTexts

    func encode(to encoder: any Encoder) throws {
      switch texts {
      case .row(let row):
        var container = encoder.singleValueContainer()
        try container.encode(row)
      case .emoji(let name, let shortcodes, let keywords):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(shortcodes, forKey: .shortcodes)
        try container.encode(keywords, forKey: .keywords)
      }
    }
  }

  /// Different texts in the order of their first use.
  struct TextList: Encodable {
    private var texts: [String] = []
    private var indices: [String: Int] = [:]

    /// The index of a text, which is added if it is new.
    mutating func index(of text: String) -> Int {
      if let index = indices[text] { return index }
      indices[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(texts)
    }
  }
}
