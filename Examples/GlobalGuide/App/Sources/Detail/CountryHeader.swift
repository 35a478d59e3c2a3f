import Guide
import GuideAppModel
import SwiftUI

/// The flag and the names of a country. With large text, the names are below the flag.
struct CountryHeader: View {
  let facts: CountryDetailViewModel

  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16)) : AnyLayout(HStackLayout(spacing: 16))
    layout {
      FlagView(country: facts.country, isLarge: true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(facts.flagLabel)
        .accessibilityAddTraits(.isImage)
      VStack(alignment: .leading, spacing: 4) {
        Text(facts.regions.joined(separator: " · ")).font(.subheadline).foregroundStyle(.secondary)
        Text(facts.country.name).font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
        if let name = facts.officialName { Text(name).font(.headline).foregroundStyle(.secondary) }
        if !facts.nativeNames.isEmpty { Text(facts.nativeNames.joined(separator: " · ")).font(.subheadline) }
      }
      .accessibilityElement(children: .combine)
    }
  }
}
