import AlmanacGenerator

// The tool of the build plugin. It doesn't use ArgumentParser, which every user would have to compile. The command
// `almanac` is for people.
let arguments = CommandLine.arguments.dropFirst()
exit(PluginTool.run(arguments.first == PluginTool.name ? Array(arguments.dropFirst()) : []))
