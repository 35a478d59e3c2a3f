import GuideAppModel
import SwiftUI
import Symbols

/// A star that makes a country a favorite, or no favorite any more.
struct FavoriteButton: View {
  let code: String

  @Environment(GuideAppModel.self) private var app

  var body: some View {
    let isFavorite = app.favorites.contains(code)
    Button {
      app.toggleFavorite(code)
    } label: {
      Label(app.favorites.action(for: code), systemImage: isFavorite ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .contentTransition(.symbolEffect(.replace))
    }
    .tint(isFavorite ? .yellow : .secondary)
    .sensoryFeedback(.selection, trigger: isFavorite)
  }
}
