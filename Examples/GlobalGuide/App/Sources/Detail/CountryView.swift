import Guide
import GuideAppModel
import SwiftUI

/// The page of a country. Its clocks go on.
struct CountryView: View {
  let code: String

  @Environment(GuideAppModel.self) private var app

  var body: some View {
    TimelineView(.everyMinute) { timeline in
      if let detail = app.countries.detail(of: code, at: timeline.date) {
        CountryPage(detail: detail)
      } else {
        ContentUnavailableView("Unknown Country", systemImage: "questionmark.circle")
      }
    }
  }
}

/// All facts about a country.
private struct CountryPage: View {
  let detail: CountryDetailModel

  @Environment(GuideAppModel.self) private var app

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        CountryHeader(facts: detail.facts)
        TileGrid(tiles: detail.tiles)
        if let area = detail.area {
          CountryMap(name: detail.facts.country.name, area: area)
        }
        CountryFacts(facts: detail.facts)
      }
      .padding()
      .frame(maxWidth: 800)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(detail.facts.country.name)
    #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
    .toolbar {
      ToolbarItem { FavoriteButton(code: detail.facts.country.code) }
      ToolbarItem {
        Button("Compare", systemImage: "rectangle.split.2x1") { app.compare(detail.facts.country.code) }
      }
      ToolbarItem { ShareLink(item: detail.summary) }
    }
  }
}
