public import Foundation
public import Guide

/// What the reader has chosen, as it is kept in a file.
public struct GuideSettings: Codable, Hashable, Sendable {
  /// The address of a server in the format of REST Countries, or `nil` for the countries in the program.
  public var server: URL?

  /// The language of names, or `nil` for that of the device.
  public var language: GuideLanguage?

  /// The countries in the program, in the language of the device.
  public init() {}

  /// The settings of a file. Those of a missing or damaged file are the default.
  init(file: URL) {
    let kept = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    self = kept ?? Self()
  }

  /// Writes the file whole or not at all.
  func write(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}

/// The folders and files of the app.
struct GuideFolder {
  let url: URL

  var settings: URL { url.appendingPathComponent("settings.json") }
  var favorites: URL { url.appendingPathComponent("favorites", isDirectory: true) }

  /// What the server sent. It is no cache of the system, which could be cleared before the reader is offline.
  var server: URL { url.appendingPathComponent("server", isDirectory: true) }

  /// The source that settings ask for.
  func source(_ settings: GuideSettings) -> any CountrySource {
    settings.server.map { RESTCountries(url: $0, folder: server) } ?? EmbeddedCountries()
  }
}
