public import Foundation
import Guide
public import Observation

/// Everything that the app has, and where the reader is.
@MainActor @Observable public final class GuideAppModel {
  /// A part of the app.
  public enum Tab: Hashable, Sendable {
    case countries, compare, amounts, emoji, settings
  }

  /// The part that is shown.
  public var tab = Tab.countries

  /// The code of the country that is selected in the list. Another one ends the visit to its neighbors.
  public var selection: String? {
    didSet { if selection != oldValue { path = [] } }
  }

  /// The codes of the neighbors that the reader went on to from the selected country.
  public var path: [String] = []

  /// The countries.
  public let countries: CountriesModel

  /// The favorites.
  public let favorites: FavoritesModel

  /// The list of countries.
  public let list: CountryListModel

  /// The comparison of two countries.
  public let comparison: ComparisonModel

  /// The amounts of money.
  public let amounts = AmountsModel()

  /// The emoji picker.
  public let emoji: EmojiModel

  /// The settings.
  public let settings: SettingsModel

  /// The app with what it keeps in a folder. Nothing but the settings is read before `start()`.
  ///
  /// - Parameters:
  ///   - folder: The folder of the settings, the favorites and what a server sent. It is made when something is
  ///     written.
  ///   - preferredLanguages: The languages of the device (BCP 47), the best one first.
  public init(folder: URL, preferredLanguages: [String] = Locale.preferredLanguages) {
    let folder = GuideFolder(url: folder)
    let kept = GuideSettings(file: folder.settings)
    let deviceLanguage = preferredLanguages.lazy.compactMap { GuideLanguage(nearestTo: $0) }.first ?? .english
    countries = CountriesModel(source: folder.source(kept), language: kept.language ?? deviceLanguage)
    favorites = FavoritesModel(folder: folder.favorites)
    list = CountryListModel(countries: countries, favorites: favorites)
    comparison = ComparisonModel(countries: countries)
    emoji = EmojiModel(countries: countries)
    settings = SettingsModel(kept, folder: folder, countries: countries, deviceLanguage: deviceLanguage)
  }

  /// The app with the folder that the system has for it.
  public convenience init() {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let support = folders.first ?? FileManager.default.temporaryDirectory
    self.init(folder: support.appendingPathComponent("GlobalGuide", isDirectory: true))
  }

  /// Reads the favorites and loads the countries.
  public func start() async {
    async let favorites: Void = favorites.load()
    await countries.load()
    await favorites
  }

  /// Makes a country a favorite, with its flag for offline use, or no favorite any more.
  public func toggleFavorite(_ code: String) {
    favorites.toggle(code)
    if favorites.contains(code) { Task { await countries.keepFlag(of: code) } }
  }

  /// Shows the comparison with a country on the left side.
  public func compare(_ code: String) {
    comparison.begin(with: code)
    tab = .compare
  }
}
