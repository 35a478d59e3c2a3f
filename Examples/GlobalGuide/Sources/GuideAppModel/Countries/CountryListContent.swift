import Almanac
public import Guide

/// What the list of countries shows.
public enum CountryListContent: Hashable, Sendable {
  /// The source has not answered yet.
  case loading

  /// There are no countries. The text says why; trying again can help.
  case failed(String)

  /// The reader wants to see favorites, and there are none.
  case noFavorites

  /// No country matches this text.
  case nothingFound(String)

  /// No country meets the filter.
  case nothingLeft

  /// These countries match.
  case sections([CountrySection])
}

/// Countries below a heading.
public struct CountrySection: Hashable, Identifiable, Sendable {
  /// The heading, or a name of the section if it has none.
  public let id: String

  /// The first letter of the names, if the section has a heading.
  public let title: String?

  /// The countries.
  public let rows: [CountryRow]

  /// The countries by first letter. In scripts with too many letters, such as Chinese, all are in one section.
  static func sections(of rows: [CountryRow]) -> [CountrySection] {
    var sections: [CountrySection] = []
    for row in rows {
      let letter = SearchText.folded(row.country.name).prefix(1).uppercased()
      if let last = sections.last, last.id == letter {
        sections[sections.count - 1] = CountrySection(id: letter, title: letter, rows: last.rows + [row])
      } else {
        sections.append(CountrySection(id: letter, title: letter, rows: [row]))
      }
    }
    let isOrdered = Set(sections.map(\.id)).count == sections.count
    let isWorthIt = rows.count >= 4 * sections.count
    return isOrdered && isWorthIt ? sections : [CountrySection(id: "all", title: nil, rows: rows)]
  }
}

/// A country in the list.
public struct CountryRow: Hashable, Identifiable, Sendable {
  /// The country.
  public let country: CountryLink

  /// Whether it is a favorite.
  public let isFavorite: Bool

  /// The code.
  public var id: String { country.code }

  /// The capital and the region, such as "Bern · Europe".
  public var subtitle: String { [country.capital, country.region].compactMap { $0 }.joined(separator: " · ") }

  /// What VoiceOver says, such as "Switzerland, Bern, Europe".
  public var spoken: String {
    [country.name, country.capital, country.region].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A button that limits the list.
public struct CountryChip: Hashable, Identifiable, Sendable {
  /// What a chip stands for.
  public enum Kind: Hashable, Sendable {
    /// Favorites.
    case favorites

    /// The countries of a region, which has its name in English.
    case region(String)
  }

  /// What the chip stands for.
  public let kind: Kind

  /// Whether it limits the list now.
  public let isSelected: Bool

  /// The kind.
  public var id: Kind { kind }

  /// The text of the chip.
  public var title: String {
    switch kind {
    case .favorites: "Favorites"
    case .region(let region): region
    }
  }
}
