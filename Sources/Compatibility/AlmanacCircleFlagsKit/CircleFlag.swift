#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacImages
  public import Foundation
  public import SwiftUI

  /// A round flag.
  ///
  /// ```swift
  /// CircleFlag(code: "en_US", size: 60)
  /// CircleFlag(Country.us, size: 32)
  /// ```
  ///
  /// To show flags by code, register the enums that contain them once, with `CircleFlagImage.register(_:)`. A code
  /// without a flag shows the fallback `xx`. A flag in `CircleFlagImage`'s cache appears in the first frame.
  public struct CircleFlag: View {
    /// The code that the flag is for, or the country's raw value.
    public let code: String?

    /// The diameter in points.
    public var size: CGFloat { didSet { scale() } }

    /// Whether the style's placeholder is shown if there is no image.
    ///
    /// There is none if no enum is registered, or the fallback is damaged. If `false`, only the background and the
    /// border are shown.
    public var showsFallback: Bool

    /// The locale of the accessibility label.
    public var accessibilityLocale: Locale

    private let request: CircleFlagRequest
    private var ownStyle: CircleFlagStyle?
    private var naming: (any CircleFlagAccessibilityNaming)?
    private var textStyle: Font.TextStyle?
    @ScaledMetric private var scaledSize: CGFloat
    @Environment(\.circleFlagStyle) private var treeStyle
    @State private var model = CircleFlagModel()

    /// Creates the flag for a code in any known spelling, such as `us`, `" US.png "` or `en_US`.
    ///
    /// `nil` shows the fallback. If you pass no style, the flag uses the one set by `View.circleFlagStyle(_:)`.
    public init(
      code: String?,
      size: CGFloat = 46,
      showsFallback: Bool = true,
      style: CircleFlagStyle? = nil,
      accessibilityNaming: any CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
      accessibilityLocale: Locale = .current
    ) {
      self.code = code
      request = CircleFlagRequest(text: code)
      self.size = size
      self.showsFallback = showsFallback
      ownStyle = style
      naming = accessibilityNaming
      self.accessibilityLocale = accessibilityLocale
      _scaledSize = ScaledMetric(wrappedValue: size)
    }

    /// Creates the flag of a country, whose enum doesn't have to be registered.
    ///
    /// If you pass no style, the flag uses the one set by `View.circleFlagStyle(_:)`. If you pass no naming, the
    /// accessibility label is the enum's, in the locale's language. If the enum contains no names, the name is
    /// Foundation's.
    public init(
      _ country: some CountryFlags,
      size: CGFloat = 46,
      showsFallback: Bool = true,
      style: CircleFlagStyle? = nil,
      accessibilityNaming: (any CircleFlagAccessibilityNaming)? = nil,
      accessibilityLocale: Locale = .current
    ) {
      code = country.rawValue
      request = CircleFlagRequest(country)
      self.size = size
      self.showsFallback = showsFallback
      ownStyle = style
      naming = accessibilityNaming
      self.accessibilityLocale = accessibilityLocale
      _scaledSize = ScaledMetric(wrappedValue: size)
    }

    /// The style passed to this flag, or the default style.
    ///
    /// A flag without its own style uses its view tree's, which is only known while the flag is shown.
    public var style: CircleFlagStyle {
      get { ownStyle ?? .default }
      set { ownStyle = newValue }
    }

    /// The source of the name in the accessibility label.
    ///
    /// If you set none for a country, the label uses the enum's names.
    public var accessibilityNaming: any CircleFlagAccessibilityNaming {
      get { naming ?? SystemCircleFlagAccessibilityNaming() }
      set { naming = newValue }
    }

    /// Returns the flag with a diameter that follows the user's text size (Dynamic Type), as the text style does.
    public func scaled(relativeTo textStyle: Font.TextStyle = .body) -> CircleFlag {
      var flag = self
      flag.textStyle = textStyle
      flag.scale()
      return flag
    }

    private mutating func scale() {
      if let textStyle { _scaledSize = ScaledMetric(wrappedValue: size, relativeTo: textStyle) }
    }

    /// The flag, with its background and border.
    public var body: some View {
      let style = ownStyle ?? treeStyle ?? .default
      let diameter = textStyle == nil ? size : scaledSize
      CircleFlagFace(
        content: model.content(
          for: request,
          placeholder: showsFallback ? style.placeholder : .none,
          size: diameter,
          cached: CircleFlagImage.loader.cachedImage(for: request)
        ),
        style: style,
        layout: CircleFlagLayout(size: diameter, borderWidth: style.border?.width ?? 0)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: request.accessibilityLabel(naming: naming, locale: accessibilityLocale)))
      .accessibilityAddTraits(.isImage)
      .accessibilityIgnoresInvertColors()
      .task(id: request) {
        let load = model.begin(request)
        for await image in CircleFlagImage.loader.updates(for: request) { model.receive(image, of: load) }
      }
    }
  }
#endif
