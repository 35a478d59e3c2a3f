import AlmanacGenerator

/// The HTML file with the data, the style and the scripts of a preview.
enum PreviewPage {
  /// The scripts in the order in which they depend on each other.
  private static let scripts = [
    PackageResources.fold_js, PackageResources.search_js, PackageResources.atlas_js, PackageResources.elements_js,
    PackageResources.detail_js, PackageResources.sections_js, PackageResources.page_js, PackageResources.start_js,
  ]

  /// Fills the page's template with a catalog.
  static func html(of catalog: Catalog) throws -> String {
    let data = try json(catalog)
    // The data can't contain its own hash, so no element that it might add is allowed.
    var nonce = ContentHash()
    nonce.add(data)
    let values = [
      "title": escaped(catalog.title), "nonce": nonce.text, "style": text(PackageResources.style_css),
      "script": "'use strict';\n" + scripts.map(text).joined(separator: "\n"), "data": data,
    ]
    return filled(text(PackageResources.page_html), with: values)
  }

  /// Returns a template with values for its `{{names}}`, where names in the values are left unchanged.
  private static func filled(_ template: String, with values: [String: String]) -> String {
    let parts = template.components(separatedBy: "{{")
    let rest = parts.dropFirst().map { part in
      let halves = part.components(separatedBy: "}}")
      return (values[halves[0]] ?? "") + halves.dropFirst().joined(separator: "}}")
    }
    return parts[0] + rest.joined()
  }

  /// Encodes the data as JSON that can't end its element.
  private static func json(_ catalog: Catalog) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON contains this character only in strings. A browser would read `<` there as the start of a tag or a comment.
    return replacing(UInt8(ascii: "<"), with: "\\u003C", in: try encoder.encode(catalog))
  }

  /// Escapes a string for the content of an element.
  private static func escaped(_ text: String) -> String {
    let text = replacing(UInt8(ascii: "&"), with: "&amp;", in: Array(text.utf8))
    return replacing(UInt8(ascii: "<"), with: "&lt;", in: Array(text.utf8))
  }

  /// Returns a string with another one in place of a byte, even where the byte's character has a diacritic.
  private static func replacing(_ byte: UInt8, with other: String, in text: some Collection<UInt8>) -> String {
    let parts = text.split(separator: byte, omittingEmptySubsequences: false)
    return String(decoding: Array(parts.joined(separator: Array(other.utf8))), as: UTF8.self)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
