import Foundation
public import Guide
public import Observation

/// The countries that the app has, their flags, and the language of their names.
@MainActor @Observable public final class CountriesModel {
  /// What the source has given.
  public private(set) var state = GuideLibrary.State.loading

  /// The language of names.
  public var language: GuideLanguage

  private var library: GuideLibrary
  private var flags: FlagImageViewModel

  /// The number of times that the flags were forgotten.
  private var flagGeneration = 0

  @ObservationIgnored private var flagFolder: URL?

  /// A model that has loaded nothing yet.
  public init(source: some CountrySource, language: GuideLanguage = .english) {
    self.language = language
    library = GuideLibrary(source: source)
    flagFolder = source.flagFolder
    flags = FlagImageViewModel(folder: source.flagFolder)
  }

  /// The countries by code, once they are loaded.
  public var index: CountryIndex? { state.index }

  /// Loads the countries, unless that was done before.
  public func load() async { await update { await $0.load() } }

  /// Asks the source again. The countries stay until it answers.
  public func reload() async { await update { await $0.reload() } }

  /// Uses another source, and loads its countries. An answer of the old one that comes later has no effect.
  public func use(_ source: some CountrySource) async {
    library = GuideLibrary(source: source)
    flagFolder = source.flagFolder
    state = .loading
    forgetFlags()
    await load()
  }

  private func update(_ ask: (GuideLibrary) async -> GuideLibrary.State) async {
    let library = library
    if case .failed = state { state = .loading }
    let answer = await ask(library)
    guard library === self.library else { return }
    state = answer
  }
}

// Flags.
extension CountriesModel {
  /// The flag of a country in the size of a row, or larger. It is `nil` if there is no country with the code.
  ///
  /// The flags of the program have 128 pixels, so a larger one is only worth its memory if it was downloaded.
  public func flag(of code: String, isLarge: Bool = false) -> GuideFlagImage? {
    guard let country = index?.country(code) else { return nil }
    let size = isLarge && country.flagURL != nil ? FlagSize.large : .standard
    return GuideFlagImage(country, size: size, flags: flags, generation: flagGeneration)
  }

  /// Downloads the flag of a country, so that it can be shown offline.
  public func keepFlag(of code: String) async {
    _ = try? await flag(of: code)?.prepareForDisplay()
  }

  /// Forgets all flags in memory. Views then ask for them again.
  public func forgetFlags() {
    flags = FlagImageViewModel(folder: flagFolder)
    flagGeneration += 1
  }
}
