import Guide
import GuideModule
import HTTPTypes
import Hummingbird
import NIOCore

/// A file of the pages, which is embedded in the program.
struct Asset: Sendable {
  let content: Content

  /// Whether gzip has compressed the bytes.
  private let isCompressed: Bool

  private init(_ bytes: [UInt8], _ type: String, isCompressed: Bool = false) {
    content = Content(body: ByteBuffer(bytes: bytes), type: type)
    self.isCompressed = isCompressed
  }

  /// Returns the answer to a request for the file, which says that gzip has compressed it if that is so.
  ///
  /// - Throws: A problem if the file is compressed, and the client doesn't take that.
  func complete(_ answer: Response, to request: Request) throws -> Response {
    guard isCompressed else { return answer }
    guard AcceptedEncodings(request).allowsGzip else { throw Problem("Accept the encoding gzip.", .notAcceptable) }
    var answer = answer
    answer.headers[.contentEncoding] = "gzip"
    answer.headers[.vary] = "Accept-Encoding"
    return answer
  }

  /// A file of the module, or `nil` if it was not made.
  private init?(_ file: GuideFile, _ type: String, isCompressed: Bool = false) {
    if file.count == 0 { return nil }
    self.init(Array(UnsafeBufferPointer(start: file.bytes, count: file.count)), type, isCompressed: isCompressed)
  }

  private static let scriptType = "text/javascript; charset=utf-8"

  private static func script(_ bytes: [UInt8]) -> Asset { Asset(code(bytes), scriptType) }

  /// A style without the spaces that only people need. No text in it has a space next to one of these characters.
  private static func style(_ bytes: [UInt8]) -> Asset {
    var style: [UInt8] = []
    for byte in code(bytes) {
      if byte == UInt8(ascii: " "), let last = style.last, ":;,{".utf8.contains(last) { continue }
      if "{}".utf8.contains(byte), style.last == UInt8(ascii: " ") { style.removeLast() }
      style.append(byte)
    }
    return Asset(style, "text/css; charset=utf-8")
  }

  /// The lines of a script or a style without indentation and whole lines of comments, which are an eighth of it.
  private static func code(_ bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var isComment = false
    for line in bytes.split(separator: newline) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      isComment = isComment || line.starts(with: Array("/*".utf8))
      if !isComment, !line.isEmpty, !line.starts(with: Array("//".utf8)) { code += line + [newline] }
      if isComment, line.suffix(2) == Array("*/".utf8)[...] { isComment = false }
    }
    return code
  }

  /// The files by their names.
  static let all: [String: Asset] = [
    "almanac.js": Asset(guide_module_script(), scriptType),
    "almanac.wasm": Asset(guide_module_code(), "application/wasm", isCompressed: true),
    "amounts.js": script(PackageResources.amounts_js),
    "clocks.js": script(PackageResources.clocks_js),
    "compare.js": script(PackageResources.compare_js),
    "countries.js": script(PackageResources.countries_js),
    "emoji.js": script(PackageResources.emoji_js),
    "finder.js": script(PackageResources.finder_js),
    "glyphs.js": script(PackageResources.glyphs_js),
    "guide.css": style(PackageResources.guide_css),
    "guide.js": script(PackageResources.guide_js),
    "icon.svg": Asset(PackageResources.icon_svg, "image/svg+xml"),
    "list.js": script(PackageResources.list_js),
    "map.js": script(PackageResources.map_js),
    "openapi.json": Asset(PackageResources.openapi_json, "application/json"),
    "sw.js": script(PackageResources.sw_js),
    "world.svg": Asset(Array(MapOutline.drawing.utf8), "image/svg+xml"),
  ].compactMapValues { $0 }
}
