import AlmanacGenerator
import Foundation

/// The HTML file with the data, the style and the scripts of a preview.
enum PreviewPage {
  /// The scripts in the order in which they depend on each other.
  private static let scripts = [
    PackageResources.fold_js, PackageResources.search_js, PackageResources.atlas_js, PackageResources.elements_js,
    PackageResources.detail_js, PackageResources.sections_js, PackageResources.page_js, PackageResources.start_js,
  ]

  /// Returns the page.
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

  /// Returns a template with values for its `{{names}}`. Names in the values stay as they are.
  private static func filled(_ template: String, with values: [String: String]) -> String {
    let parts = template.components(separatedBy: "{{")
    let rest = parts.dropFirst().map { part in
      let halves = part.components(separatedBy: "}}")
      return (values[halves[0]] ?? "") + halves.dropFirst().joined(separator: "}}")
    }
    return parts[0] + rest.joined()
  }

  /// Returns the data as JSON that can't end its element.
  private static func json(_ catalog: Catalog) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // In JSON, this character is only in strings. A browser would read `<` there as the begin of a tag or a comment.
    return String(decoding: try encoder.encode(catalog), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
  }

  /// Returns the text as the content of an element.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
