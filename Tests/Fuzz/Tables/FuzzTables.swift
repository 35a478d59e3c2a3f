import Foundation

@testable import Almanac
@testable import AlmanacDownload
@testable import AlmanacEmoji
@testable import AlmanacTables

/// What reads tables returns what has been packed. Damaged bytes make no tables.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  precondition(CacheFile<DiskEmojiCache.TableHeader>(Data(bytes)) == nil, "The bytes are damaged.")
  let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
    let texts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
  checkTexts(lines)
  checkRows(lines)
  checkEmoji(lines)
  return 0
}

private func checkTexts(_ lines: [[String]]) {
  let columns = lines.map(\.count).max() ?? 1
  let rows = lines.map { $0 + Array(repeating: "", count: columns - $0.count) }
  guard let bytes = try? TextTableBuilder.bytes(of: rows) else { fatalError("Short texts overflow a table.") }
  let memory = TableMemory(bytes)
  let table = _TextTable(memory.bytes(in: 0..<bytes.count), rows: rows.count, columns: columns)
  for (row, texts) in rows.enumerated() {
    for (column, text) in texts.enumerated() { precondition(table[row, column].utf8.elementsEqual(text.utf8)) }
  }
  withExtendedLifetime(memory) {}
}

private func checkRows(_ lines: [[String]]) {
  guard let (count, bytes) = try? TextTableBuilder.index(of: lines), let hash = try? HashIndexBuilder.bytes(of: lines)
  else { fatalError("The texts overflow an index.") }
  let memory = TableMemory(bytes + hash)
  let index = _RowIndex(memory.bytes(in: 0..<bytes.count), count: count)
  let perfectHash = HashIndex(memory.bytes(in: bytes.count..<bytes.count + hash.count))
  for line in lines {
    for text in line {
      let rows = lines.indices.filter { lines[$0].contains(text) }
      precondition(index[text] == rows.first, "The index has another first row.")
      var key = text
      precondition(key.withUTF8 { perfectHash.row($0) } == rows.first, "The hash has another row.")
      var found: Set<Int> = []
      var prefix = text
      prefix.withUTF8 { index.forEachRow(withPrefix: $0) { found.insert($0) } }
      precondition(found.isSuperset(of: rows), "The index lacks a row.")
    }
  }
  withExtendedLifetime(memory) {}
}

private func checkEmoji(_ lines: [[String]]) {
  let entries = lines.compactMap { line -> EmojiRawEntry? in
    guard line.count >= 3, !line[0].isEmpty else { return nil }
    return EmojiRawEntry(
      character: line[0],
      name: line[1],
      category: line[2],
      shortcodes: line.dropFirst(3).prefix(1).filter { !$0.isEmpty },
      keywords: line.dropFirst(4).filter { !$0.isEmpty },
      localizations: line.count > 5 ? [line[5]: EmojiLocalization(name: line[1], keywords: [line[4]])] : [:]
    )
  }
  guard let index = try? EmojiIndex(entries, language: "en") else { fatalError("A short list is too large.") }
  for emoji in index.all {
    guard let entry = entries.first(where: { $0.character == emoji.character }) else { fatalError("An emoji is new.") }
    precondition(emoji.name == entry.name && emoji.keywords == entry.keywords, "A word has changed.")
  }
  for text in lines.joined().prefix(8) {
    // A text without a key, such as a skin tone alone, can be in a list, but nothing looks it up.
    for emoji in index.search(text, languages: ["en", text]) where EmojiSequence.key(emoji.character) != nil {
      precondition(index.emoji(emoji.character) != nil, "A result is not in the list.")
    }
  }
  guard let memory = index.tables.memory else { fatalError("A list has no tables.") }
  let copy = EmojiTableReader(index.tables.sizes, TableMemory(memory.bytes.buffer))
  precondition(copy.count == index.count, "The bytes make other tables.")
}
