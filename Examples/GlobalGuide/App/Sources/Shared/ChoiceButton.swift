import GuideAppModel
import SwiftUI

/// A row that opens a list with a search, to choose one entry of many.
struct ChoiceButton: View {
  let title: String

  /// What is chosen now.
  let value: String?
  let find: (_ query: String) -> [Choice]
  let choose: (_ id: String) -> Void

  @State private var isOpen = false
  @State private var query = ""

  var body: some View {
    Button {
      query = ""
      isOpen = true
    } label: {
      LabeledContent(title) {
        HStack {
          Text(value ?? "Choose")
          Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
      }
    }
    .sheet(isPresented: $isOpen) { sheet }
  }

  private var sheet: some View {
    NavigationStack {
      let found = find(query)
      List(found) { choice in row(choice) }
        .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
        .searchable(text: $query, prompt: title)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOpen = false } }
        }
    }
    #if os(macOS)
      .frame(minWidth: 360, minHeight: 480)
    #endif
  }

  private func row(_ choice: Choice) -> some View {
    Button {
      choose(choice.id)
      isOpen = false
    } label: {
      LabeledContent(choice.title) { Text(choice.note).accessibilityHidden(true) }
    }
    .buttonStyle(.plain)
  }
}
