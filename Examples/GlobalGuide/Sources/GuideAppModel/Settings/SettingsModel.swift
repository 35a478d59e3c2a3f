import AlmanacFlowImage
import Foundation
public import Guide
public import Observation

/// The settings, and what the reader is changing about them.
@MainActor @Observable public final class SettingsModel {
  /// Whether the countries come from a server.
  public var usesServer: Bool

  /// The address of the server, as the reader types it.
  public var address: String

  /// Why the settings can't be used or saved; `nil` if they can.
  public private(set) var problem: String?

  /// The size of the kept flags, such as "1.2 MB"; `nil` if there are none.
  public private(set) var flagSize: String?

  private var settings: GuideSettings
  private let folder: GuideFolder
  private let countries: CountriesModel
  private let deviceLanguage: GuideLanguage

  init(_ settings: GuideSettings, folder: GuideFolder, countries: CountriesModel, deviceLanguage: GuideLanguage) {
    self.settings = settings
    self.folder = folder
    self.countries = countries
    self.deviceLanguage = deviceLanguage
    usesServer = settings.server != nil
    address = settings.server?.absoluteString ?? ""
  }

  /// The language of names, or `nil` for that of the device.
  public var language: GuideLanguage? {
    get { settings.language }
    set {
      settings.language = newValue
      countries.language = newValue ?? deviceLanguage
      keep()
    }
  }

  /// Whether the source that was chosen is not the one in use.
  public var canApply: Bool { usesServer ? url != settings.server || url == nil : settings.server != nil }

  /// Uses the source that was chosen. If the address is wrong, `problem` says so, and the source stays.
  public func apply() async {
    problem = nil
    if usesServer, url == nil {
      problem = CountrySourceError.invalidURL(address).description
      return
    }
    settings.server = usesServer ? url : nil
    keep()
    await countries.use(folder.source(settings))
    await measureFlags()
  }

  /// Measures the kept flags.
  public func measureFlags() async {
    let size = await keptFlags?.totalSize ?? 0
    flagSize = size > 0 ? ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file) : nil
  }

  /// Removes the kept flags. They are downloaded again when they are shown.
  public func clearFlags() async {
    do { try await keptFlags?.removeAll() } catch { problem = error.localizedDescription }
    countries.forgetFlags()
    await measureFlags()
  }

  private var keptFlags: FlowDiskCache? {
    folder.source(settings).flagFolder.map { FlowDiskCache(folder: $0) }
  }

  private var url: URL? { RESTCountries.address(address.trimmingCharacters(in: .whitespacesAndNewlines)) }

  private func keep() {
    do { try settings.write(to: folder.settings) } catch {
      problem = "The settings can't be saved. \(error.localizedDescription)"
    }
  }
}
