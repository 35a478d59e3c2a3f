import Almanac

/// A list that JavaScript reads: the entries of a section.
struct EntryList {
  let count: Int

  /// The row of an entry by its code or another spelling of it.
  let row: (_ text: String) -> Int?

  /// The rows that match a query in some languages, best matches first.
  let search: (_ query: String, _ languages: [String]) -> [Int]

  /// The name of an entry in a language.
  let name: (_ row: Int, _ language: String) -> String?

  /// Writes what is known about an entry.
  let write: (_ row: Int, inout JSONText) -> Void
}

extension EntryList {
  /// An enum with a search.
  init<Entry: SearchableEnum>(
    _ type: Entry.Type,
    row: @escaping (String) -> Entry? = { Entry(rawValue: $0) },
    name: @escaping (Entry, String) -> String? = { _, _ in nil },
    write: @escaping (Entry, inout JSONText) -> Void
  ) {
    self.init(type, row: row, search: { Entry.search($0) }, name: name, write: write)
  }

  /// A table, which can have no search.
  init<Entry: TableEnum>(
    _ type: Entry.Type,
    row: @escaping (String) -> Entry? = { Entry(rawValue: $0) },
    search: @escaping (String) -> [Entry],
    name: @escaping (Entry, String) -> String?,
    write: @escaping (Entry, inout JSONText) -> Void
  ) {
    let entry = { (row: Int) in Entry(_tableIndex: row, of: Entry._caseCount) }
    count = Entry._caseCount
    self.row = { row($0)?._tableIndex }
    self.search = { query, _ in search(query).map { $0._tableIndex } }
    self.name = { name(entry($0), $1) }
    self.write = { write(entry($0), &$1) }
  }
}

/// The lists that a module can have, by the numbers that JavaScript passes.
enum ListNumber: Int32 {
  case countries, subdivisions, currencies, locales, languages, emoji, loadedEmoji

  /// The list, or `nil` if the target doesn't have it.
  static func list(_ number: Int32) -> EntryList? {
    number < firstTable ? ListNumber(rawValue: number).flatMap { $0.list } : table(number)
  }

  private var list: EntryList? {
    switch self {
    case .countries: countryList
    case .subdivisions: subdivisionList
    case .currencies: currencyList
    case .locales: localeList
    case .languages: languageList
    case .emoji: emojiList
    case .loadedEmoji: LoadedEmoji.current?.list
    }
  }
}

/// The number of entries of a list. A list that the target doesn't have is empty.
@_expose(wasm, "almanac_count")
@_cdecl("almanac_count")
func almanacCount(_ length: Int32, _ list: Int32) -> Int32 { Int32(ListNumber.list(list)?.count ?? 0) }

/// Answers with what is known about an entry, as JSON.
@_expose(wasm, "almanac_entry")
@_cdecl("almanac_entry")
func almanacEntry(_ length: Int32, _ list: Int32, _ row: Int32) -> Int32 {
  guard let list = ListNumber.list(list), 0..<list.count ~= Int(row) else { return Edge.none }
  var json = JSONText()
  list.write(Int(row), &json)
  return Edge.answer(json.object)
}

/// The row of the entry that a text names, or -1.
@_expose(wasm, "almanac_find")
@_cdecl("almanac_find")
func almanacFind(_ length: Int32, _ list: Int32) -> Int32 {
  Int32(ListNumber.list(list)?.row(Edge.text(length)) ?? Int(Edge.none))
}

/// Answers with the rows that match. The input is the query, and the languages to search in, separated by spaces.
@_expose(wasm, "almanac_search")
@_cdecl("almanac_search")
func almanacSearch(_ length: Int32, _ list: Int32) -> Int32 {
  guard let list = ListNumber.list(list) else { return Edge.none }
  let texts = Edge.texts(length, count: 2)
  return Edge.answer(list.search(texts[0], texts[1].split(separator: " ").map { String($0) }))
}

/// Answers with the name of an entry in the language that the input names.
@_expose(wasm, "almanac_name")
@_cdecl("almanac_name")
func almanacName(_ length: Int32, _ list: Int32, _ row: Int32) -> Int32 {
  guard let list = ListNumber.list(list), 0..<list.count ~= Int(row) else { return Edge.none }
  return Edge.answer(list.name(Int(row), Edge.text(length)))
}
