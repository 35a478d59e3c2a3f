#if canImport(SwiftUI)
  import Almanac
  import AlmanacCircleFlagsKit
  import AlmanacWorld
  import SwiftUI

  /// The flags of all countries, with a search, and in different sizes and styles.
  struct FlagsPage: View {
    @State private var query = ""
    @State private var size = 46
    @State private var look = FlagLook.standard
    @State private var isScaled = false

    /// Without the fallback and organizations, which a search also finds.
    private var countries: [Country] {
      query.isEmpty ? Country.countries : Country.search(query).filter { $0.kind == .country }
    }

    var body: some View {
      NavigationStack {
        ScrollView {
          settings
          LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(max(size, 46)) + 30))], spacing: 16) {
            ForEach(countries) { country in
              VStack {
                flag(country)
                Text(country.name).font(.caption).lineLimit(1)
              }
            }
          }
        }
        .navigationTitle("Flags")
        .searchable(text: $query, prompt: "Country")
      }
    }

    private var settings: some View {
      VStack {
        Picker("Size", selection: $size) {
          ForEach([24, 46, 96], id: \.self) { Text("\($0) points").tag($0) }
        }
        Picker("Style", selection: $look) {
          ForEach(FlagLook.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Toggle("Scale with text", isOn: $isScaled)
        HStack {
          CircleFlag(code: "en_US", size: CGFloat(size), style: look.style)
          CircleFlag(code: "nowhere", size: CGFloat(size), style: look.style)
          CircleFlag(code: nil, size: CGFloat(size), style: look.style)
        }
      }
      .padding()
    }

    private func flag(_ country: Country) -> CircleFlag {
      let flag = CircleFlag(country, size: CGFloat(size), style: look.style)
      return isScaled ? flag.scaled() : flag
    }
  }

  /// Styles to choose from.
  enum FlagLook: String, CaseIterable {
    case standard = "Standard"
    case material = "Material"
    case colored = "Colored"
    case plain = "Plain"

    var style: CircleFlagStyle {
      switch self {
      case .standard: .default
      case .plain: .plain
      case .colored: CircleFlagStyle(background: .color(.secondary), border: .init(width: 4, color: .accentColor))
      case .material:
        CircleFlagStyle(
          background: .material(.ultraThin),
          border: .init(width: 2, color: .white.opacity(0.6)),
          placeholder: .monogram
        )
      }
    }
  }
#endif
