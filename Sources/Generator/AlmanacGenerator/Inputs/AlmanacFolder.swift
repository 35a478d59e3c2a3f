/// The folder of the files that Almanac ships.
///
/// It contains `Templates`, which write the generated files, and `World`, the lists and flags. It is the root of
/// Almanac's package, or of the bundle with the prebuilt tools.
public struct AlmanacFolder: Sendable {
  private static let templatesName = "Templates"
  private static let worldName = "World"

  private let folder: Folder

  /// Creates a value for a path, where no folder has to exist.
  public init(path: String) {
    folder = Folder(path: path)
  }

  /// The folder of the built-in templates.
  var templates: Folder { Folder(path: folder.path(of: Self.templatesName)) }

  /// The lists and flags.
  var world: World { World(folder: Folder(path: folder.path(of: Self.worldName))) }

  /// The path as the caller wrote it.
  var path: String { folder.path }

  func contains(_ path: String) -> Bool {
    [Self.templatesName, Self.worldName].contains { path.hasPrefix(folder.path(of: $0 + "/")) }
  }

  /// Whether both folders exist.
  public var isComplete: Bool { missing == nil }

  /// The error for a missing folder, or `nil` if both exist.
  public var missing: Diagnostic? {
    let names = [Self.templatesName, Self.worldName].filter { !Folder.exists(folder.path(of: $0)) }
    if names.isEmpty { return nil }
    let message =
      "Almanac's \(Spelling.list(names, "and")) \(names.count == 1 ? "is" : "are") missing here; use '--almanac' to name the folder that "
      + "contains '\(Self.templatesName)' and '\(Self.worldName)'"
    return Diagnostic(.inputMissing, at: folder.location, message)
  }

  /// The names of the built-in templates, sorted, or none if they can't be read.
  public var templateNames: [String] {
    Template.all(among: (try? Folder.names(in: templates.path)) ?? []).map(\.name)
  }

  /// Returns the source of a built-in template, or `nil` if there is none with that name.
  public func template(named name: String) -> String? {
    guard templateNames.contains(name) else { return nil }
    let path = templates.path(of: Template(name).fileName)
    let text = try? FileContents.text(path)
    return text.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the bytes of a circular flag.
  package func flag(named name: String) throws(Diagnostic) -> [UInt8] {
    if let missing { throw missing }
    let path = Folder(path: world.flags(.circle)).path(of: name)
    do {
      return try FileContents.bytes(path, atMost: FileContents.largestDataFile)
    } catch {
      throw Diagnostic(.inputMissing, at: SourceLocation(path: path), "Almanac's flag is missing; restore it")
    }
  }
}
