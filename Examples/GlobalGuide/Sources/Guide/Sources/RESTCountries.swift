import AlmanacDownload
public import Foundation

/// The countries of a server in the format of REST Countries 5 or 3.1.
///
/// Version 5 sends pages, all of which are read, and asks for a key.
///
/// The last good answer is kept in a folder. If the server is slow, fails or sends something else, the kept countries
/// count.
public struct RESTCountries: CountrySource {
  /// The address of the list.
  public let url: URL

  /// The folder of the kept answer and of the flags.
  public let folder: URL

  /// The seconds until the whole list must be there.
  public var deadline = 10.0

  /// The most bytes of the list.
  public var maximumByteCount = 16 << 20

  /// The key, which is sent to the server and kept nowhere.
  private let key: String?

  private let now: @Sendable () -> Date

  /// A source.
  ///
  /// - Parameters:
  ///   - url: The address of the API, such as `http://localhost:8080/v3.1`, or of its list: then the path ends with
  ///     `all` or `.json`. If the path contains `v5`, the list is there.
  ///   - key: The key that version 5 asks for.
  ///   - folder: The folder of the kept answer and of the flags. It is made if there is none. Use it for nothing else.
  ///   - now: The clock, for the date of the kept answer.
  public init(url: URL, key: String? = nil, folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    let isList = url.lastPathComponent == "all" || url.pathExtension == "json" || url.isPaged
    self.url = isList ? url : url.appendingPathComponent("all")
    self.key = key
    self.folder = folder
    self.now = now
  }

  /// Returns the address that a text is, or `nil` if it doesn't begin with `http://` or `https://` and a host.
  public static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
    else { return nil }
    return url
  }

  /// Where the flags are kept.
  public var flagFolder: URL? { folder.appendingPathComponent("flags", isDirectory: true) }

  /// Downloads and keeps the list, or takes the kept one.
  ///
  /// - Throws: The reason why the server cannot be used, if there is no kept list of this address.
  public func load() async throws(CountrySourceError) -> LoadedCountries {
    do {
      var loaded = try RESTCountriesList.read(await pages(), from: url)
      loaded.keepingProblem = keep(loaded)
      return loaded
    } catch {
      guard let kept = kept() else { throw error }
      return LoadedCountries(kept.countries, origin: .kept(kept.date, because: error), skippedCount: kept.skippedCount)
    }
  }
}

extension RESTCountries {
  /// Downloads the list, or its pages one by one.
  private func pages() async throws(CountrySourceError) -> [RESTCountriesPage] {
    let end = Date(timeIntervalSinceNow: deadline)
    var (pages, byteCount, offset) = ([RESTCountriesPage](), 0, 0)
    while true {
      let answer = try await download(url.withPage(at: offset), until: end, maximumByteCount - byteCount)
      let page = try RESTCountriesPage(answer)
      pages.append(page)
      byteCount += answer.count
      guard let next = page.nextOffset else { return pages }
      // Otherwise, a server that ignores the offset would send the same page until the deadline.
      guard next > offset else { throw .notCountries("page \(pages.count) is not the one that was asked for") }
      offset = next
    }
  }

  private func download(_ url: URL, until end: Date, _ byteCount: Int) async throws(CountrySourceError) -> Data {
    let seconds = max(0, end.timeIntervalSinceNow)
    let download = Download(
      url: url,
      accept: "application/json",
      bearerToken: key,
      timeout: seconds,
      deadline: seconds,
      maximumByteCount: byteCount
    )
    do {
      if case .body(let list, _) = try await download.run() { return list }
    } catch DownloadError.invalidURL(let url) {
      throw .invalidURL(url)
    } catch DownloadError.status(let status) {
      throw .status(status)
    } catch DownloadError.tooLarge {
      throw .tooLarge(maximumByteCount)
    } catch DownloadError.network(let error as URLError) where error.code == .timedOut {
      throw .tooSlow(deadline)
    } catch DownloadError.network(let error) {
      throw .unreachable(error.localizedDescription)
    } catch {
      throw .unreachable("\(error)")
    }
    throw .notCountries("the server sent nothing")
  }

  /// The content of the file.
  private struct Kept: Codable {
    var url: URL
    var date: Date
    var countries: [GuideCountry]
    var skippedCount: Int
  }

  private var file: URL { folder.appendingPathComponent("countries.json") }

  /// Keeps a list.
  ///
  /// - Returns: What is wrong, if it cannot be kept.
  private func keep(_ loaded: LoadedCountries) -> String? {
    do {
      try FileManager.default.createPrivateFolder(folder)
      let kept = Kept(url: url, date: now(), countries: loaded.countries, skippedCount: loaded.skippedCount)
      // Nobody waits until it is on disk: if the power fails before, the next download writes it again.
      try JSONEncoder().encode(kept).write(to: file, options: .atomic)
      return nil
    } catch {
      return "The countries cannot be kept for offline use. \(error.localizedDescription)"
    }
  }

  /// The kept list of this address. A damaged file counts as none.
  private func kept() -> Kept? {
    guard let content = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Kept.self, from: content),
      kept.url == url
    else { return nil }
    return kept
  }
}

extension URL {
  /// The most entries of a page that a server sends.
  private static let pageSize = 100

  /// Whether it is an address of version 5, which has pages.
  fileprivate var isPaged: Bool { path.split(separator: "/").contains("v5") }

  /// The address of the page that begins at an entry.
  fileprivate func withPage(at offset: Int) -> URL {
    guard isPaged else { return self }
    let text = absoluteString
    return URL(string: "\(text)\(text.contains("?") ? "&" : "?")limit=\(Self.pageSize)&offset=\(offset)") ?? self
  }
}
