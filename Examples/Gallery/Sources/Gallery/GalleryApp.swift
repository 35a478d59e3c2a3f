#if canImport(SwiftUI)
  import AlmanacCircleFlagsKit
  import AlmanacWorld
  import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  /// All views of Almanac, over the enums of the whole world.
  @main
  struct GalleryApp: App {
    init() {
      CircleFlagImage.register(Country.self)
      #if os(macOS)
        // `swift run` starts a program without a bundle, which has no window in front otherwise.
        NSApplication.shared.setActivationPolicy(.regular)
      #endif
    }

    var body: some Scene {
      WindowGroup {
        TabView {
          FlagsPage().tabItem { Label("Flags", systemImage: "flag") }
          AmountsPage().tabItem { Label("Amounts", systemImage: "banknote") }
          EmojiPage().tabItem { Label("Emoji", systemImage: "face.smiling") }
          ImagesPage().tabItem { Label("Images", systemImage: "photo") }
        }
      }
    }
  }
#else
  @main
  struct GalleryApp {
    static func main() { print("The gallery needs SwiftUI, which this system does not have.") }
  }
#endif
