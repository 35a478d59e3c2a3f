import GuideAppModel
import SwiftUI

/// The parts of the app. On a Mac, the settings have a window of their own.
struct RootView: View {
  @Environment(GuideAppModel.self) private var app

  var body: some View {
    @Bindable var app = app
    @Bindable var favorites = app.favorites
    TabView(selection: $app.tab) {
      CountriesView()
        .tabItem { Label("Countries", systemImage: "globe") }
        .tag(GuideAppModel.Tab.countries)
      ComparisonView(model: app.comparison)
        .tabItem { Label("Compare", systemImage: "rectangle.split.2x1") }
        .tag(GuideAppModel.Tab.compare)
      AmountsView(model: app.amounts)
        .tabItem { Label("Amounts", systemImage: "banknote") }
        .tag(GuideAppModel.Tab.amounts)
      EmojiView(model: app.emoji)
        .tabItem { Label("Emoji", systemImage: "face.smiling") }
        .tag(GuideAppModel.Tab.emoji)
      #if !os(macOS)
        NavigationStack { SettingsView().navigationTitle("Settings") }
          .tabItem { Label("Settings", systemImage: "gear") }
          .tag(GuideAppModel.Tab.settings)
      #endif
    }
    .alert("Favorites", isPresented: $favorites.hasProblem, presenting: favorites.problem) { _ in
      Button("OK", role: .cancel) {}
    } message: { problem in
      Text(problem)
    }
  }
}
