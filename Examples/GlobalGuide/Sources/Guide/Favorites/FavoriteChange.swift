public import Foundation

/// The wish of a reader that a country is a favorite, or is none.
public struct FavoriteChange: Codable, Hashable, Sendable {
  /// The alpha-2 code of the country in lowercase.
  public var code: String

  /// Whether the country shall be a favorite.
  public var isFavorite: Bool

  /// When the reader wished it, in milliseconds since 1970.
  public var time: Int64

  /// A change.
  public init(code: String, isFavorite: Bool, time: Int64) {
    self.code = code
    self.isFavorite = isFavorite
    self.time = time
  }

  /// A change at a date.
  public init(code: String, isFavorite: Bool, date: Date) {
    self.init(code: code, isFavorite: isFavorite, time: Int64(date.timeIntervalSince1970 * 1000))
  }
}

/// The favorites of a browser.
public struct FavoriteList: Codable, Hashable, Sendable {
  /// The codes of the favorites, the oldest first.
  public var codes: [String]

  /// Codes of changes that were refused, because there is no such country or there are too many favorites.
  public var refused: [String]

  /// A sentence that the kept favorites were damaged, if they were. The damaged file is set aside.
  public var notice: String?

  init(_ record: FavoriteRecord, refused: [String] = [], notice: String? = nil) {
    codes = record.favorites
    self.refused = refused
    self.notice = notice
  }
}

/// The reason why favorites cannot be read or kept.
public enum FavoriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are as many browsers with favorites as the store takes.
  case tooManyBrowsers

  /// There are more changes than the store takes at once.
  case tooManyChanges(limit: Int)

  /// The database does not work, such as when the disk is full. The text is the reason.
  case disk(String)

  /// A sentence for readers, in English.
  public var description: String {
    switch self {
    case .tooManyBrowsers: "The guide keeps the favorites of no further browser."
    case .tooManyChanges(let limit): "There are more than \(limit) changes."
    case .disk(let reason): "The favorites cannot be kept. \(reason)"
    }
  }
}
