#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension Image {
    /// Creates a view of an image of the platform, such as that of `CircleFlagImage.image(for:)`.
    public init(platformImage: PlatformImage) {
      #if canImport(UIKit)
        self.init(uiImage: platformImage)
      #else
        self.init(nsImage: platformImage)
      #endif
    }
  }
#endif
