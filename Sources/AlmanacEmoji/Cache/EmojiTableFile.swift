import Almanac
import Foundation

/// The tables of a list in a file beside it: a line in JSON, and the bytes that `EmojiTableReader` reads.
struct EmojiTableFile {
  /// The first line.
  struct Header: Codable {
    /// The layout of this version of the library.
    static let currentLayout = 1

    var layout = currentLayout

    /// The size and the date of the list's file, which another program can replace.
    let listSize: Int64
    let listDate: Date
    let lastUpdated: Date
    let emojiCount: Int
  }

  private static let newline = UInt8(ascii: "\n")

  let url: URL

  /// The file of the list.
  let list: URL

  /// The index and the header, or `nil` if the file is missing, damaged or not made from the list.
  func index() -> (EmojiIndex, Header)? {
    guard let (header, bytes) = contents(), let tables = EmojiTableReader(Array(bytes)) else { return nil }
    return (EmojiIndex(tables: tables), header)
  }

  /// The header, or `nil` if the file is missing or not made from the list.
  func header() -> Header? { contents()?.header }

  /// Writes the file, whole or not at all.
  func write(_ index: EmojiIndex, lastUpdated: Date) throws {
    guard let stamp = FileManager.default.stamp(of: list) else { return }
    let header = Header(
      listSize: stamp.size,
      listDate: stamp.date,
      lastUpdated: lastUpdated,
      emojiCount: index.count
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var data = try encoder.encode(header)
    data.append(Self.newline)
    let language = index.languages.first ?? ""
    data.append(contentsOf: try index.tables.bytes ?? EmojiIndexBuilder(index.entries, language: language).bytes())
    try data.write(to: url, options: .atomic)
  }

  private func contents() -> (header: Header, bytes: Data.SubSequence)? {
    guard let data = try? Data(contentsOf: url), let end = data.firstIndex(of: Self.newline),
      let header = try? JSONDecoder().decode(Header.self, from: data[..<end]), header.layout == Header.currentLayout,
      let stamp = FileManager.default.stamp(of: list), stamp.size == header.listSize, stamp.date == header.listDate
    else { return nil }
    return (header, data[data.index(after: end)...])
  }
}
