import GuideAppModel
import SwiftUI

/// What the list shows in place of countries: that it loads, has failed, or is empty.
struct CountryListPlaceholder: View {
  let content: CountryListContent
  let list: CountryListModel

  var body: some View {
    switch content {
    case .sections: EmptyView()
    case .loading: ProgressView("Loading countries")
    case .failed(let reason):
      ContentUnavailableView {
        Label("No Countries", systemImage: "wifi.exclamationmark")
      } description: {
        Text(reason)
      } actions: {
        Button("Try Again") { Task { await list.reload() } }
      }
    case .noFavorites:
      ContentUnavailableView(
        "No Favorites",
        systemImage: "star",
        description: Text("Tap a country's star to see it here, even offline.")
      )
    case .nothingFound(let query):
      if list.isFiltered {
        nothingLeft("No country matches “\(query)” and the filters.")
      } else {
        ContentUnavailableView.search(text: query)
      }
    case .nothingLeft: nothingLeft("No country matches the filters.")
    }
  }

  private func nothingLeft(_ description: String) -> some View {
    ContentUnavailableView {
      Label("No Results", systemImage: "line.3.horizontal.decrease.circle")
    } description: {
      Text(description)
    } actions: {
      Button("Remove Filters") { list.clearFilter() }
    }
  }
}
