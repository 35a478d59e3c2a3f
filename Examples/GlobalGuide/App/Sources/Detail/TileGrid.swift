import GuideAppModel
import SwiftUI

/// The most important facts, in as many columns as there is space for.
struct TileGrid: View {
  let tiles: [CountryTile]

  @ScaledMetric private var width = 150.0

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 12)], spacing: 12) {
      ForEach(tiles) { tile($0) }
    }
  }

  private func tile(_ tile: CountryTile) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(tile.title, systemImage: tile.symbol).font(.caption).foregroundStyle(.secondary)
      Text(tile.value).font(.title2).monospacedDigit().minimumScaleFactor(0.7)
      if let note = tile.note { Text(note).font(.caption).foregroundStyle(.secondary) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }
}
