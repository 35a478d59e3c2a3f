import GuideAppModel
import SwiftUI

/// The countries that match the search and the chips.
struct CountryListView: View {
  @Bindable var list: CountryListModel
  @Binding var selection: String?

  var body: some View {
    let content = list.content
    List(selection: $selection) {
      if let notice = list.notice {
        NoticeView(text: notice) { await list.reload() }
      }
      if case .sections(let sections) = content {
        ForEach(sections) { CountrySectionView(section: $0) }
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      let chips = list.chips
      if !chips.isEmpty { ChipBar(chips: chips) { list.toggle($0) } }
    }
    .overlay { CountryListPlaceholder(content: content, list: list) }
    .searchable(text: $list.query, prompt: "Country, capital or currency")
    .refreshable { await list.reload() }
    .toolbar {
      ToolbarItem { FilterMenu(list: list) }
      #if os(macOS)
        ToolbarItem {
          Button("Reload", systemImage: "arrow.clockwise") { Task { await list.reload() } }
            .keyboardShortcut("r")
        }
      #endif
    }
    .calmAnimation(value: content)
  }
}

/// Countries below the first letter of their names.
private struct CountrySectionView: View {
  let section: CountrySection

  var body: some View {
    Section {
      ForEach(section.rows) { CountryRowView(row: $0) }
    } header: {
      if let title = section.title { Text(title) }
    }
  }
}

/// That the countries are an old copy, for example.
private struct NoticeView: View {
  let text: String
  let retry: () async -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 8) {
        Label(text, systemImage: "wifi.slash").font(.footnote)
        Button("Try Again") { Task { await retry() } }.font(.footnote)
      }
    }
  }
}
