import GuideAppModel
import SwiftUI

/// The Global Guide. The model decides what the views show.
@main
struct GlobalGuideApp: App {
  @State private var app = GuideAppModel()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(app)
        .task { await app.start() }
    }
    #if os(macOS)
      Settings { SettingsView().environment(app) }
    #endif
  }
}
