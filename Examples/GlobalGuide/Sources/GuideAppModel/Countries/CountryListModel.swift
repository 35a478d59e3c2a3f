import Almanac
public import Guide
public import Observation

/// The list of countries: what the reader searches for, which chips are on, and what the list shows for that.
@MainActor @Observable public final class CountryListModel {
  /// The text to search for.
  public var query = ""

  /// What countries must have.
  public var filter = CountryFilter()

  /// Whether only favorites are shown.
  public var showsFavoritesOnly = false

  private let countries: CountriesModel
  private let favorites: FavoritesModel

  /// A list of all countries.
  public init(countries: CountriesModel, favorites: FavoritesModel) {
    self.countries = countries
    self.favorites = favorites
  }

  /// Loads the countries, unless that was done before.
  public func load() async { await countries.load() }

  /// Asks the source again.
  public func reload() async { await countries.reload() }

  /// What the list shows.
  ///
  /// - Complexity: A search. It is made on each access.
  public var content: CountryListContent {
    switch list.content {
    case .loading: return .loading
    case .failed(let reason): return .failed(reason)
    case .empty: return empty
    case .countries(let found):
      let rows = found.map { CountryRow(country: $0, isFavorite: favorites.contains($0.code)) }
      let shown = showsFavoritesOnly ? rows.filter(\.isFavorite) : rows
      if shown.isEmpty { return empty }
      if isSearching { return .sections([CountrySection(id: "found", title: nil, rows: shown)]) }
      return .sections(CountrySection.sections(of: shown))
    }
  }

  /// That the countries are an old copy, or that something is wrong with the source; `nil` if all is well.
  public var notice: String? { CountryListViewModel(countries.state).notice }

  /// The chips above the list: favorites, then the regions that the source has.
  public var chips: [CountryChip] {
    let regions = choices.regions
    if regions.isEmpty { return [] }
    return [CountryChip(kind: .favorites, isSelected: showsFavoritesOnly)]
      + regions.map { CountryChip(kind: .region($0.value), isSelected: $0.isSelected) }
  }

  /// The currencies and languages to choose from, with the number of countries that each would leave.
  public var choices: CountryChoices { list.choices }

  /// Turns a chip on or off. There is at most one region.
  public func toggle(_ chip: CountryChip) {
    switch chip.kind {
    case .favorites: showsFavoritesOnly.toggle()
    case .region(let region): filter.region = filter.region == region ? nil : region
    }
  }

  /// Whether something besides the text limits the list.
  public var isFiltered: Bool { !filter.isEmpty || showsFavoritesOnly }

  /// Shows all countries that match the text.
  public func clearFilter() {
    filter = CountryFilter()
    showsFavoritesOnly = false
  }

  private var list: CountryListViewModel {
    CountryListViewModel(countries.state, query: query, filter: filter, language: countries.language)
  }

  private var isSearching: Bool { !query.allSatisfy(\.isWhitespace) }

  private var empty: CountryListContent {
    if showsFavoritesOnly, favorites.codes.isEmpty { return .noFavorites }
    return isSearching ? .nothingFound(query) : .nothingLeft
  }
}
