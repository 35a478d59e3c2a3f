import Guide
import GuideAppModel
import SwiftUI

/// A country in the list. VoiceOver reads it as one element, with an action for favorites.
struct CountryRowView: View {
  let row: CountryRow

  @Environment(GuideAppModel.self) private var app

  var body: some View {
    HStack(spacing: 12) {
      FlagView(country: row.country)
      VStack(alignment: .leading, spacing: 2) {
        Text(row.country.name).font(.headline)
        if !row.subtitle.isEmpty {
          Text(row.subtitle).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      FavoriteButton(code: row.id).buttonStyle(.borderless)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.spoken)
    .accessibilityValue(row.isFavorite ? "Favorite" : "")
    .accessibilityAddTraits(.isButton)
    // The system offers it to VoiceOver as an action with this name.
    .swipeActions(edge: .trailing) {
      Button(app.favorites.action(for: row.id), systemImage: row.isFavorite ? "star.slash" : "star") {
        app.toggleFavorite(row.id)
      }
      .tint(.yellow)
    }
  }
}
