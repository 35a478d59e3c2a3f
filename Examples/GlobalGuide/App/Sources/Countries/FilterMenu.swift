import Guide
import GuideAppModel
import SwiftUI

/// Filters with too many choices for chips, with the number of countries for each.
struct FilterMenu: View {
  @Bindable var list: CountryListModel

  var body: some View {
    let choices = list.choices
    Menu {
      picker("Currency", choices.currencies, $list.filter.currency)
      picker("Language", choices.languages, $list.filter.language)
      Button("Show All", systemImage: "xmark") { list.clearFilter() }
        .disabled(!list.isFiltered)
    } label: {
      let symbol = "line.3.horizontal.decrease.circle"
      Label("Filter", systemImage: list.isFiltered ? "\(symbol).fill" : symbol)
    }
  }

  private func picker(
    _ title: String,
    _ choices: [CountryChoices.Choice],
    _ selection: Binding<String?>
  ) -> some View {
    Picker(title, selection: selection) {
      Text("Any").tag(String?.none)
      ForEach(choices) { choice in
        Text("\(choice.title) (\(choice.count))").tag(Optional(choice.value))
      }
    }
    .pickerStyle(.menu)
  }
}
