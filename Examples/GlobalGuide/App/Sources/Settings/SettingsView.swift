import Guide
import GuideAppModel
import SwiftUI

#if os(iOS)
  import UIKit
#endif

/// The source of the countries, the language of names, and the saved flags.
struct SettingsView: View {
  @Environment(GuideAppModel.self) private var app

  var body: some View {
    @Bindable var settings = app.settings
    Form {
      Section {
        Toggle("Load countries from a server", isOn: $settings.usesServer)
        if settings.usesServer { address($settings.address) }
        Button("Use This Source") { Task { await settings.apply() } }
          .disabled(!settings.canApply)
        if let problem = settings.problem { Text(problem).foregroundStyle(.red) }
      } header: {
        Text("Countries")
      } footer: {
        Text("The server must use the REST Countries format. The app saves its answers for offline use.")
      }
      Section("Names") {
        Picker("Language", selection: $settings.language) {
          Text("Same as this device").tag(GuideLanguage?.none)
          ForEach(GuideLanguage.allCases, id: \.self) { Text($0.nativeName).tag(Optional($0)) }
        }
      }
      Section("Flags") {
        LabeledContent("Saved flags", value: settings.flagSize ?? "None")
        Button("Remove Saved Flags", role: .destructive) { Task { await settings.clearFlags() } }
          .disabled(settings.flagSize == nil)
      }
    }
    .formStyle(.grouped)
    .task { await settings.measureFlags() }
    .calmAnimation(value: settings.usesServer)
  }

  private func address(_ text: Binding<String>) -> some View {
    TextField("Address", text: text, prompt: Text(verbatim: "https://restcountries.example/v3.1"))
      .autocorrectionDisabled()
      #if os(iOS)
        .keyboardType(.URL)
        .textInputAutocapitalization(.never)
      #endif
  }
}
