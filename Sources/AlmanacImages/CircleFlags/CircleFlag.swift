#if canImport(SwiftUI)
  public import Almanac
  public import Foundation
  public import SwiftUI

  /// A round flag.
  ///
  /// ```swift
  /// CircleFlag(code: "en_US", size: 60)
  /// CircleFlag(Country.us, size: 32)
  /// ```
  ///
  /// The flag of a text comes from the enums that are registered: call `CircleFlagImage.register(_:)` once. A text without a flag
  /// has the fallback `xx`. A flag that `CircleFlagImage` has in its cache is there in the first frame.
  public struct CircleFlag: View {
    private let request: CircleFlagRequest
    private let size: CGFloat
    private let showsFallback: Bool
    private let style: CircleFlagStyle
    private let naming: (any CircleFlagAccessibilityNaming)?
    private let locale: Locale
    private var isScaled = false
    @ScaledMetric private var scaledSize: CGFloat
    @State private var model = CircleFlagModel()

    /// The flag for a text.
    ///
    /// - Parameters:
    ///   - code: A text in any known spelling, such as `us`, `" US.png "` or `en_US`. `nil` gives the fallback.
    ///   - size: The diameter in points.
    ///   - showsFallback: Whether the placeholder of the style is shown if there is no image: no enum is registered, or the
    ///     fallback is damaged. Otherwise, only the background and the border are.
    ///   - style: The background, the border and the placeholder.
    ///   - accessibilityNaming: The source of the name in the accessibility label.
    ///   - accessibilityLocale: The locale of the name.
    public init(
      code: String?,
      size: CGFloat = 46,
      showsFallback: Bool = true,
      style: CircleFlagStyle = .default,
      accessibilityNaming: any CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
      accessibilityLocale: Locale = .current
    ) {
      self.init(
        CircleFlagRequest(text: code),
        size,
        showsFallback,
        style,
        naming: accessibilityNaming,
        locale: accessibilityLocale
      )
    }

    /// The flag of a country. Its enum need not be registered.
    ///
    /// - Parameters:
    ///   - country: The country.
    ///   - size: The diameter in points.
    ///   - showsFallback: Whether the placeholder of the style is shown if the flag is damaged.
    ///   - style: The background, the border and the placeholder.
    ///   - accessibilityNaming: The source of the name in the accessibility label. If it is `nil`, the label is that of the
    ///     enum, in the language of the locale. If the enum has no names, the name is Foundation's.
    ///   - accessibilityLocale: The locale of the label.
    public init(
      _ country: some CountryFlags,
      size: CGFloat = 46,
      showsFallback: Bool = true,
      style: CircleFlagStyle = .default,
      accessibilityNaming: (any CircleFlagAccessibilityNaming)? = nil,
      accessibilityLocale: Locale = .current
    ) {
      self.init(
        CircleFlagRequest(country),
        size,
        showsFallback,
        style,
        naming: accessibilityNaming,
        locale: accessibilityLocale
      )
    }

    private init(
      _ request: CircleFlagRequest,
      _ size: CGFloat,
      _ showsFallback: Bool,
      _ style: CircleFlagStyle,
      naming: (any CircleFlagAccessibilityNaming)?,
      locale: Locale
    ) {
      self.request = request
      self.size = size
      self.showsFallback = showsFallback
      self.style = style
      self.naming = naming
      self.locale = locale
      _scaledSize = ScaledMetric(wrappedValue: size)
    }

    /// The flag with a diameter that grows and shrinks with the size of text that the user prefers (Dynamic Type).
    ///
    /// - Parameter textStyle: The text style that the diameter changes like.
    public func scaled(relativeTo textStyle: Font.TextStyle = .body) -> CircleFlag {
      var flag = self
      flag._scaledSize = ScaledMetric(wrappedValue: size, relativeTo: textStyle)
      flag.isScaled = true
      return flag
    }

    /// The flag, with its background and border.
    public var body: some View {
      CircleFlagFace(
        content: model.content(
          for: request,
          placeholder: showsFallback ? style.placeholder : .none,
          cached: CircleFlagImage.loader.cachedImage(for: request)
        ),
        style: style,
        layout: CircleFlagLayout(size: isScaled ? scaledSize : size, borderWidth: style.border.width)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: request.accessibilityLabel(naming: naming, locale: locale)))
      .accessibilityAddTraits(.isImage)
      .accessibilityIgnoresInvertColors()
      .task(id: request) {
        let load = model.begin(request)
        for await image in CircleFlagImage.loader.updates(for: request) { model.receive(image, of: load) }
      }
    }
  }
#endif
