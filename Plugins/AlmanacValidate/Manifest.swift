/// The part of a dumped manifest that lists the plugins of each target.
struct Manifest: Decodable {
  struct Unreadable: Error, CustomStringConvertible {
    let description = "the manifest could not be read; name the targets to check with --target"
  }

  struct Target: Decodable {
    struct PluginUsage: Decodable {
      /// The name of the plugin, and optionally of its package.
      let plugin: [String?]
    }

    let name: String
    let pluginUsages: [PluginUsage]?

    func uses(_ plugin: String) -> Bool {
      pluginUsages?.contains { $0.plugin.first == plugin } == true
    }
  }

  let targets: [Target]
}
