/// A file of the pages. SwiftPM embeds it in the program.
struct Asset: Sendable {
  let bytes: [UInt8]
  let type: String
  let tag: ContentTag

  private init(_ bytes: [UInt8], _ type: String) {
    self.bytes = bytes
    self.type = type
    tag = ContentTag(bytes)
  }

  private static func script(_ bytes: [UInt8]) -> Asset { Asset(bytes, "text/javascript; charset=utf-8") }

  /// The files by their names.
  static let all: [String: Asset] = [
    "amounts.js": script(PackageResources.amounts_js),
    "compare.js": script(PackageResources.compare_js),
    "emoji.js": script(PackageResources.emoji_js),
    "guide.css": Asset(PackageResources.guide_css, "text/css; charset=utf-8"),
    "guide.js": script(PackageResources.guide_js),
    "icon.svg": Asset(PackageResources.icon_svg, "image/svg+xml"),
    "list.js": script(PackageResources.list_js),
    "openapi.json": Asset(PackageResources.openapi_json, "application/json"),
    "sw.js": script(PackageResources.sw_js),
  ]
}
