import GuideAppModel
import SwiftUI

/// The favorites and the regions to limit the list to.
struct ChipBar: View {
  let chips: [CountryChip]
  let toggle: (CountryChip) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(chips) { chip($0) }
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
    .background(.bar)
  }

  private func chip(_ chip: CountryChip) -> some View {
    Button {
      toggle(chip)
    } label: {
      Text(chip.title)
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .foregroundStyle(chip.isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background(chip.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(chip.isSelected ? .isSelected : [])
  }
}
