import Foundation
import Hummingbird

/// The fields of a query as forms send them: a plus is a space.
struct Query {
  private let fields: [(name: Substring, value: Substring)]

  init(_ request: Request) {
    fields = (request.uri.query ?? "").split(separator: "&").map { field in
      let name = field.prefix { $0 != "=" }
      return (name, field[name.endIndex...].dropFirst())
    }
  }

  /// The first value of a field. A value that is not valid percent-encoded UTF-8 stays as it is.
  subscript(name: String) -> String? {
    guard let value = fields.first(where: { $0.name == name })?.value else { return nil }
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(value)
    }
    let spaced = value.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
  }
}
