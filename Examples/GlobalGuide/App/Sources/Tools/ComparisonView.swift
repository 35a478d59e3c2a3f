import Guide
import GuideAppModel
import SwiftUI

/// Two countries side by side.
struct ComparisonView: View {
  @Bindable var model: ComparisonModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          choice("First country", model.left) { model.left = $0 }
          choice("Second country", model.right) { model.right = $0 }
          Button("Swap", systemImage: "arrow.up.arrow.down") { model.swap() }
            .disabled(model.comparison == nil)
        }
        if let comparison = model.comparison { rows(comparison) }
      }
      .navigationTitle("Compare")
      .calmAnimation(value: model.comparison)
    }
  }

  private func choice(_ title: String, _ code: String?, choose: @escaping (String) -> Void) -> some View {
    let country = model.country(code)
    return ChoiceButton(
      title: title,
      value: country.map { "\($0.emoji) \($0.name)" },
      find: { model.choices(matching: $0) },
      choose: choose
    )
  }

  private func rows(_ comparison: ComparisonViewModel) -> some View {
    Section {
      ForEach(comparison.rows) { row in
        ComparisonRowView(row: row)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(comparison.spoken(row))
      }
    } header: {
      HStack {
        FlagView(country: comparison.left)
        Spacer()
        FlagView(country: comparison.right)
      }
      .accessibilityHidden(true)
    } footer: {
      if comparison.areNeighbors { Text("These countries are neighbors.") }
    }
  }
}

/// A fact about two countries. With large text, the second one is below the first.
private struct ComparisonRowView: View {
  let row: ComparisonViewModel.Row

  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
    VStack(alignment: .leading, spacing: 6) {
      Text(row.title).font(.caption).foregroundStyle(.secondary)
      layout {
        side(row.left, row.leftShare)
        side(row.right, row.rightShare)
      }
    }
  }

  private func side(_ text: String?, _ share: Double?) -> some View {
    VStack(alignment: .leading) {
      Text(text ?? "–").monospacedDigit()
      if let share { ProgressView(value: share) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
