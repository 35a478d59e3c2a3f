import Guide

/// The body that changes favorites.
struct FavoritesRequest: Decodable {
  let changes: [FavoriteChange]
}

/// The favorites of a browser.
struct FavoritesAnswer: Encodable {
  private let favorites: [String]
  private let refused: [String]
  private let notice: String?

  init(codes: [String], refused: [String] = [], notice: String? = nil) {
    favorites = codes
    self.refused = refused
    self.notice = notice
  }
}
