/// An image set of an Xcode asset catalog: a folder with `Contents.json` and an image for each scale.
enum ImageSet {
  static let fileExtension = ".imageset"
  static let catalogExtension = ".xcassets"

  /// Returns whether a folder is an image set by its name, in any case.
  static func isName(_ name: String) -> Bool { name.lowercased().hasSuffix(fileExtension) }

  /// Returns the path of the PNG file with the largest scale. Reports a missing file, and returns `nil` for it.
  static func largestImage(in folder: Folder, _ reader: FileReader) -> String? {
    let problems = reader.problems
    guard let text = reader.text(folder.path(of: "Contents.json")),
      let root = problems.value({ () throws(Diagnostic) in try JSONParser.parse(text, as: .json) })
    else { return nil }
    let images = JSONObject(root, named: "this image set", keys: nil, rules: .data, problems)
    let files = (images.value("images")?.elements ?? []).compactMap { image in file(image, problems) }
    guard let scale = files.map(\.scale).max() else {
      problems.report(
        .fileKind,
        at: folder.location,
        "this image set contains no PNG file; add one for the largest scale"
      )
      return nil
    }
    // If several idioms have the same scale, the first one wins.
    return files.first { $0.scale == scale }.map { folder.path(of: $0.name) }
  }

  /// Returns the PNG file of an entry, and its scale: the number of pixels for each point.
  private static func file(_ image: JSONValue, _ problems: Problems) -> (name: String, scale: Int)? {
    let image = JSONObject(image, named: "this image", keys: nil, rules: .data, problems)
    guard let name = image.string("filename"), name.value.lowercased().hasSuffix(".png") else { return nil }
    // An image without a scale is for all scales.
    let scale = image.string("scale").flatMap { Int($0.value.prefix { $0 != "x" }) } ?? 1
    return (name.value, scale)
  }
}
