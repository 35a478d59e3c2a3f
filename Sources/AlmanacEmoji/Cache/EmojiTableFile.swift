import Almanac
import AlmanacDownload
import Foundation

/// The tables of a list in a file beside it, as `EmojiTableReader` reads them.
struct EmojiTableFile {
  /// What the tables belong to.
  struct Header: Codable {
    /// The layout of this version of the library.
    static let currentLayout = 2

    var layout = currentLayout

    /// The size and the date of the list's file, which another program can replace.
    let listSize: Int64
    let listDate: Date
    let lastUpdated: Date
    let emojiCount: Int
  }

  let url: URL

  /// The file of the list.
  let list: URL

  /// The index and the header, or `nil` if the file is missing, damaged or not made from the list.
  func index() -> (EmojiIndex, Header)? {
    guard let file, let tables = EmojiTableReader(Array(file.payload)) else { return nil }
    return (EmojiIndex(tables: tables), file.head)
  }

  /// The header, or `nil` if the file is missing or not made from the list.
  func header() -> Header? { file?.head }

  /// Writes the file, whole or not at all.
  func write(_ index: EmojiIndex, lastUpdated: Date) throws {
    guard let stamp = FileManager.default.stamp(of: list) else { return }
    let header = Header(
      listSize: stamp.size,
      listDate: stamp.date,
      lastUpdated: lastUpdated,
      emojiCount: index.count
    )
    let language = index.languages.first ?? ""
    let bytes = try index.tables.bytes ?? EmojiIndexBuilder(index.entries, language: language).bytes()
    try CacheFile(header, Data(bytes)).data().write(to: url, options: .atomic)
  }

  private var file: CacheFile<Header>? {
    guard let file = CacheFile<Header>(contentsOf: url), file.head.layout == Header.currentLayout,
      let stamp = FileManager.default.stamp(of: list), stamp.size == file.head.listSize,
      stamp.date == file.head.listDate
    else { return nil }
    return file
  }
}
