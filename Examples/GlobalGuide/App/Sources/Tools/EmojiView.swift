import Almanac
import Guide
import GuideAppModel
import SwiftUI

/// The emoji picker. What was picked can be changed, copied and shared.
struct EmojiView: View {
  @Bindable var model: EmojiModel

  @ScaledMetric(relativeTo: .largeTitle) private var cellSize = 48.0

  var body: some View {
    let picker = model.picker
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: cellSize))]) {
          ForEach(picker.cells) { cell($0) }
        }
        .padding()
      }
      .overlay { if picker.cells.isEmpty { ContentUnavailableView.search(text: picker.query) } }
      .safeAreaInset(edge: .top, spacing: 0) { categories(picker) }
      .safeAreaInset(edge: .bottom, spacing: 0) { picked }
      .searchable(text: $model.query, prompt: "Emoji")
      .navigationTitle("Emoji")
      .toolbar { ToolbarItem { tones } }
    }
  }

  private func cell(_ cell: EmojiViewModel.Cell) -> some View {
    Button {
      model.pick(cell)
    } label: {
      Text(cell.character).font(.largeTitle)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(cell.name)
  }

  private func categories(_ picker: EmojiViewModel) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(picker.tabs) { tab in
          let isSelected = tab.id == picker.category?.rawValue
          Button {
            model.show(tab)
          } label: {
            Text(tab.icon)
              .font(.title2)
              .padding(8)
              .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(tab.title)
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      .padding(.horizontal)
    }
    .background(.bar)
  }

  private var picked: some View {
    HStack {
      TextField("Picked emoji", text: $model.text)
      ShareLink(item: model.text).labelStyle(.iconOnly).disabled(model.text.isEmpty)
    }
    .padding()
    .background(.bar)
  }

  private var tones: some View {
    Picker("Skin tone", selection: $model.tone) {
      ForEach(EmojiViewModel.tones, id: \.self) { Text($0.displayName).tag($0) }
    }
    .pickerStyle(.menu)
  }
}
