import Foundation
import Hummingbird

/// The fields of a query as forms send them: a plus is a space.
struct Query {
  private let text: String

  init(_ request: Request) { text = request.uri.query ?? "" }

  /// The first value of a field. A value that is not valid percent-encoded UTF-8 stays as it is.
  subscript(name: String) -> String? {
    guard let value = self.value(name) else { return nil }
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(value)
    }
    let spaced = value.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
  }

  private func value(_ name: String) -> Substring? {
    var rest = text[...].utf8
    while !rest.isEmpty {
      let field = rest.prefix { $0 != UInt8(ascii: "&") }
      let ownName = field.prefix { $0 != UInt8(ascii: "=") }
      if ownName.elementsEqual(name.utf8) { return Substring(field[ownName.endIndex...].dropFirst()) }
      rest = rest[field.endIndex...].dropFirst()
    }
    return nil
  }
}
