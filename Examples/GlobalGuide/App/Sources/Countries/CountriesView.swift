import GuideAppModel
import SwiftUI

/// The list of countries beside the page of one. On an iPhone, the page is pushed over the list.
struct CountriesView: View {
  @Environment(GuideAppModel.self) private var app

  var body: some View {
    @Bindable var app = app
    NavigationSplitView {
      CountryListView(list: app.list, selection: $app.selection)
        .navigationTitle("Countries")
        .navigationSplitViewColumnWidth(min: 260, ideal: 320)
    } detail: {
      NavigationStack(path: $app.path) {
        page
          .navigationDestination(for: String.self) { CountryView(code: $0) }
      }
    }
  }

  @ViewBuilder private var page: some View {
    if let code = app.selection {
      CountryView(code: code)
    } else {
      ContentUnavailableView(
        "No Country Selected",
        systemImage: "globe",
        description: Text("Choose a country to see its flag, facts and location.")
      )
    }
  }
}
