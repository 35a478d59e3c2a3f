/// The outline of a country on the map, in tenths of a degree: `x` grows to the east from 180° W, and `y` to the south
/// from 90° N.
public struct MapOutline: Hashable, Sendable {
  /// The alpha-2 code in lower case.
  public let code: String

  /// The western edge of the main parts. Small parts far away, such as French Guiana, are outside the edges.
  public let left: Int

  /// The northern edge of the main parts.
  public let top: Int

  /// The eastern edge of the main parts.
  public let right: Int

  /// The southern edge of the main parts.
  public let bottom: Int

  /// The outline as the data of an SVG path.
  public let path: String

  init(_ code: String, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ path: String) {
    self.code = code
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    self.path = path
  }

  /// The outlines by the codes.
  public static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }

  /// The land of the world as SVG. Its group is `land`, and each path has the code as its identifier.
  public static var drawing: String {
    let paths = all.map { "<path id=\"\($0.code)\" d=\"\($0.path)\"/>\n" }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"land\">\n\(paths.joined())</g></svg>\n"
  }
}
