/// An image set of an Xcode asset catalog: a folder with `Contents.json` and an image for each scale.
enum ImageSet {
  static let fileExtension = ".imageset"
  static let catalogExtension = ".xcassets"

  /// The path of the PNG file with the largest scale. Reports a missing file, and returns `nil` for it.
  static func largestImage(in folder: Folder, _ problems: Problems) -> String? {
    let path = folder.path(of: "Contents.json")
    do throws(Diagnostic) {
      let limit = FileContents.largestTextFile
      let text = try FileContents.text(path, atMost: limit, namedAt: SourceLocation(path: path))
      guard let root = problems.value(DataFile.parse(text))?.root else { return nil }
      let images = JSONObject(root, named: "an image set", keys: nil, rules: .data, problems)
      let files = (images.value("images")?.elements ?? []).compactMap { image in file(image, problems) }
      // If several idioms have the same scale, the first one wins.
      if let largest = files.max(by: { $0.scale < $1.scale }) {
        return folder.path(of: files.first { $0.scale == largest.scale }?.name ?? largest.name)
      }
      problems.report(.fileKind, at: folder.location, "the image set has no PNG file; add one for the largest scale")
    } catch {
      problems.add(error)
    }
    return nil
  }

  /// The PNG file of an entry, and its scale: the number of pixels for each point.
  private static func file(_ image: JSONValue, _ problems: Problems) -> (name: String, scale: Int)? {
    let image = JSONObject(image, named: "an image", keys: nil, rules: .data, problems)
    guard let name = image.string("filename"), name.value.lowercased().hasSuffix(".png") else { return nil }
    // An image without a scale is for all scales.
    let scale = image.string("scale").flatMap { Int($0.value.prefix { $0 != "x" }) } ?? 1
    return (name.value, scale)
  }
}
