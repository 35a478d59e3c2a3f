import Guide

/// The body that changes favorites.
struct FavoritesRequest: Decodable {
  let changes: [FavoriteChange]
}

/// The favorites of a browser.
struct FavoritesAnswer: Encodable {
  let favorites: [String]
  var refused: [String] = []
  var notice: String?
}
