import Almanac
import AlmanacDownload
public import Foundation

/// The names and keywords of emoji in a language, from Unicode's Common Locale Data Repository (CLDR).
///
/// CLDR contains no shortcodes and no categories, which are "Unknown", so blend this source with one that provides
/// them, as `recommended` does.
///
/// A region's folder, such as "de-CH", only contains what differs from the language's folder, or from that of a larger
/// region: "es-MX" from "es-419", and "en-NZ" from "en-001". This source adds their words. For a language that CLDR
/// doesn't contain, the words are English.
public struct CLDREmojiDataSource: EmojiDataSource {
  /// The address of Unicode's folder at GitHub.
  public static let defaultBaseURL = URL(
    constant: "https://raw.githubusercontent.com/unicode-org/cldr-json/main/cldr-json"
  )

  /// The locale whose language the words are in.
  public let locale: Locale

  /// The address of the folder that contains `cldr-annotations-full` and `cldr-annotations-derived-full`.
  public let baseURL: URL

  /// The age in seconds at which the list is stale.
  public let refreshInterval: TimeInterval

  /// The seconds to wait for more data before giving up, rounded up to whole seconds.
  public let timeout: TimeInterval

  /// The seconds until the server must have sent a file.
  ///
  /// There are two to six files.
  public let deadline: TimeInterval

  private let tag: LanguageTag?

  /// Creates a source.
  ///
  /// To use a copy of Unicode's folder, pass its address as `baseURL`.
  public init(
    locale: Locale = .current,
    baseURL: URL = defaultBaseURL,
    refreshInterval: TimeInterval = 24 * 60 * 60,
    timeout: TimeInterval = 30,
    deadline: TimeInterval = 60
  ) {
    self.locale = locale
    self.baseURL = baseURL
    self.refreshInterval = refreshInterval
    self.timeout = timeout
    self.deadline = deadline
    tag = LanguageTag(startOf: locale.identifier)
  }

  /// "cldr-" and the locale identifier.
  public var identifier: String { "cldr-\(locale.identifier)" }

  /// "Unicode CLDR" and the locale identifier.
  public var displayName: String { "Unicode CLDR (\(locale.identifier))" }

  /// The locale's language (BCP 47), with its script and region.
  public var language: String? { tag?.text }

  /// The address of the first file that is requested.
  public var remoteURL: URL? { url(.annotations, in: folders.first ?? CLDRFolder.english) }

  /// Fetches the list.
  ///
  /// - Throws: An `EmojiIndexError`, or a `CancellationError` if the task is canceled.
  public func fetch() async throws -> [EmojiRawEntry] {
    var files = try await files(in: folders)
    if files.isEmpty, !folders.contains(CLDRFolder.english) { files = try await self.files(in: [CLDRFolder.english]) }
    guard !files.isEmpty else {
      let reason = "\(baseURL.absoluteString) contains no annotations for '\(locale.identifier)' or English."
      throw EmojiIndexError.sourceUnavailable(reason: reason)
    }
    return try CLDRAnnotations.entries(of: files)
  }

  private var folders: [CLDRFolder] { tag.map(CLDRFolder.all) ?? [] }

  /// Returns the files of the folders, up to the first folder that contains all words of the language.
  private func files(in folders: [CLDRFolder]) async throws -> [CLDRAnnotations] {
    var files: [CLDRAnnotations] = []
    for folder in folders {
      guard let annotations = try await file(.annotations, in: folder) else { continue }
      files.append(annotations)
      if let derived = try await file(.derived, in: folder) { files.append(derived) }
      if !folder.isRegional { break }
    }
    return files
  }

  /// Returns a file, or `nil` if the server doesn't have it.
  private func file(_ kind: CLDRAnnotations.Kind, in folder: CLDRFolder) async throws -> CLDRAnnotations? {
    do {
      let answer = try await Download.list(at: url(kind, in: folder), timeout: timeout, deadline: deadline)
      guard case .body(let json, _) = answer else { throw EmojiIndexError.nothingToKeep }
      return try EmojiDocument.decode(CLDRAnnotations.self, from: json)
    } catch EmojiIndexError.invalidResponse(statusCode: 404) {
      return nil
    }
  }

  private func url(_ kind: CLDRAnnotations.Kind, in folder: CLDRFolder) -> URL {
    baseURL.appendingPathComponent("\(kind.path)/\(folder.name)/annotations.json", isDirectory: false)
  }
}
