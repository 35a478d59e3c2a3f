#if canImport(SwiftUI)
  public import AlmanacImages
  public import SwiftUI

  private struct StyleKey: EnvironmentKey { static let defaultValue: CircleFlagStyle? = nil }

  extension EnvironmentValues {
    /// The style of flags that don't have their own, or `nil` for the default style.
    var circleFlagStyle: CircleFlagStyle? {
      get { self[StyleKey.self] }
      set { self[StyleKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the style of all flags in this view without their own style; `nil` means the default style.
    public func circleFlagStyle(_ style: CircleFlagStyle?) -> some View { environment(\.circleFlagStyle, style) }
  }
#endif
