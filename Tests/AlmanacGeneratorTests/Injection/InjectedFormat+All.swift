@testable import AlmanacGenerator

extension InjectedFormat {
  static let all = countries + subdivisions + currencies + locales + languages + emoji

  /// A list of entries in JSON, whose lines are `head` and the fields.
  static func list(
    _ source: String,
    _ section: SectionKind,
    open: String = "[",
    close: String = "]",
    settings: String? = nil,
    head: String,
    name: String,
    property: String? = "name",
    _ fields: [String: String?]
  ) -> InjectedFormat {
    let others = fields.sorted { $0.key < $1.key }.map { InjectedField("{\(head), \(name), \($0.key)}", $0.value) }
    return InjectedFormat(
      source: source,
      section: section,
      frame: (open, close),
      settings: settings,
      fields: [InjectedField("{\(head), \(name.replacing("\"@code\"", with: "@text"))}", property)] + others
        + [InjectedField("{\(head.replacing("@code", with: "@text").replacing("\"@text\"", with: "@text")), \(name)}")]
    )
  }

  /// A file of CLDR, whose lines are members of an object or elements of an array.
  static func addition(
    _ source: String,
    _ section: SectionKind,
    _ open: String,
    _ close: String,
    _ fields: [String: String?]
  ) -> InjectedFormat {
    InjectedFormat(
      source: source,
      section: section,
      frame: (open, close),
      isAddition: true,
      fields: fields.sorted { $0.key < $1.key }.map { InjectedField($0.key, $0.value) }
    )
  }
}
