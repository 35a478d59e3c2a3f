import Guide
import SwiftUI

/// The facts that are lists. One without entries has no heading.
struct CountryFacts: View {
  let facts: CountryDetailViewModel

  var body: some View {
    FactList("Neighbors", facts.neighbors) { neighbor in
      NavigationLink(value: neighbor.code) {
        HStack {
          FlagView(country: neighbor).accessibilityHidden(true)
          Text(neighbor.name)
          Spacer()
          Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    FactList("Currencies", facts.currencies) { currency in
      FactRow(currency.name, "\(currency.example) · \(currency.code)")
    }
    FactList("Former currencies", facts.formerCurrencies) { currency in
      FactRow(currency.name, "until \(String(currency.lastYear))")
    }
    FactList("Languages", facts.languages) { language in FactRow(language.name, language.nativeName ?? language.code) }
    FactList("Times", facts.timeZones) { zone in
      FactRow(zone.places.joined(separator: ", "), "\(zone.time) · \(zone.day)", zone.offset)
    }
    FactList("Subdivisions", facts.subdivisions) { part in FactRow(part.name, part.code, part.type) }
    FactList("Locales", facts.locales) { locale in FactRow(locale.name, locale.identifier) }
  }
}

/// A heading with rows, which VoiceOver can jump to.
private struct FactList<Fact: Hashable, Row: View>: View {
  let title: String
  let facts: [Fact]
  let row: (Fact) -> Row

  init(_ title: String, _ facts: [Fact], @ViewBuilder row: @escaping (Fact) -> Row) {
    (self.title, self.facts, self.row) = (title, facts, row)
  }

  var body: some View {
    if !facts.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.title2).bold().accessibilityAddTraits(.isHeader)
        ForEach(facts, id: \.self) { row($0) }
      }
    }
  }
}

/// A name and a fact, which are below each other where there is too little space.
private struct FactRow: View {
  let name: String
  let value: String
  let note: String?

  init(_ name: String, _ value: String, _ note: String? = nil) {
    (self.name, self.value, self.note) = (name, value, note)
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline) {
        Text(name)
        Spacer()
        values(.trailing)
      }
      VStack(alignment: .leading) {
        Text(name)
        values(.leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }

  private func values(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Text(value).monospacedDigit().foregroundStyle(.secondary)
      if let note { Text(note).font(.caption).foregroundStyle(.secondary) }
    }
  }
}
