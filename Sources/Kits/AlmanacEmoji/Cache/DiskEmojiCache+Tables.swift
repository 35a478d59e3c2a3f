import Almanac
import AlmanacDownload
import AlmanacTables
public import Foundation

/// The index of a list, whose tables are in a file beside the list.
///
/// The methods are asynchronous, because a call with `await` would otherwise use the protocol's default.
extension DiskEmojiCache {
  /// The list that the tables belong to.
  struct TableHeader: Codable {
    /// The layout of this version of the library.
    static let currentLayout = 3

    var layout = currentLayout

    /// The size and the date of the list's file, which another program can replace.
    let listSize: Int64
    let listDate: Date
    let lastUpdated: Date
    let emojiCount: Int

    /// `EmojiTableParts.sizes`.
    let sizes: [Int]
  }

  /// Returns the index of a list and the date when the list was saved.
  ///
  /// - Throws: `EmojiIndexError.cacheReadFailed`, as `load(for:)` does.
  /// - Complexity: O(number of bytes), about a millisecond for 1,870 emoji. The first time, as long as creating an
  ///   `EmojiIndex`.
  public func loadIndex(
    for sourceIdentifier: String,
    language: String?
  ) async throws -> (index: EmojiIndex, lastUpdated: Date)? {
    if let file = tableFile(of: sourceIdentifier) {
      let tables = EmojiTableReader(file.head.sizes, TableMemory(file.payload))
      if tables.languages.first == language ?? "" { return (EmojiIndex(tables: tables), file.head.lastUpdated) }
    }
    guard let list = try load(for: sourceIdentifier), !list.entries.isEmpty else { return nil }
    let index = try EmojiIndex(list.entries, language: language)
    // If the file can't be written, the next load takes longer.
    try? writeTables(of: index, for: sourceIdentifier, lastUpdated: list.lastUpdated)
    return (index, list.lastUpdated)
  }

  /// Saves the list of an index with the current date, and the index.
  ///
  /// - Throws: `EmojiIndexError.cacheWriteFailed`.
  public func saveIndex(_ index: EmojiIndex, for sourceIdentifier: String) async throws {
    let date = try write(index.entries, for: sourceIdentifier)
    try writing { try writeTables(of: index, for: sourceIdentifier, lastUpdated: date) }
  }

  /// Returns the file of a source's tables, or `nil` if it is missing, damaged or not made from the list.
  func tableFile(of identifier: String) -> CacheFile<TableHeader>? {
    guard let file = CacheFile<TableHeader>(contentsOf: tables(of: identifier)),
      file.head.layout == TableHeader.currentLayout,
      let stamp = FileManager.default.stamp(of: list(of: identifier)), stamp.size == file.head.listSize,
      stamp.date == file.head.listDate
    else { return nil }
    return file
  }

  /// Writes the file of a source's tables atomically, unless they are in the binary.
  private func writeTables(of index: EmojiIndex, for identifier: String, lastUpdated: Date) throws {
    guard let memory = index.tables.memory, let stamp = FileManager.default.stamp(of: list(of: identifier))
    else { return }
    let header = TableHeader(
      listSize: stamp.size,
      listDate: stamp.date,
      lastUpdated: lastUpdated,
      emojiCount: index.count,
      sizes: index.tables.sizes
    )
    let payload = Data(memory.bytes.buffer)
    try CacheFile(header, payload).data().write(to: tables(of: identifier), options: .atomic)
  }
}
