import Foundation

/// The paths in `almanac.json`. All else in it, and every mistake, is for the generator to read.
struct ConfiguredPaths: Decodable {
  struct Countries: Decodable {
    var flags: String?
    var data: Paths?
    var required: String?
  }

  struct List: Decodable {
    var data: Paths?
  }

  /// One path or several.
  struct Paths: Decodable {
    let paths: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      paths = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }
  }

  static let fileName = "almanac.json"

  var countries: Countries?
  var currencies: List?
  var locales: List?
  var emoji: List?
  var templates: String?

  /// Reads the file of a folder; without one, or where it is damaged, all is as usual.
  init(folder: URL) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let text = try? Data(contentsOf: folder.appending(path: Self.fileName)) else { return }
    guard let paths = try? decoder.decode(Self.self, from: text) else { return }
    self = paths
  }
}
