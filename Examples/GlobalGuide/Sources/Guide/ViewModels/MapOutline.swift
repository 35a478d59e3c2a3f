/// The outline of a country on the map. `x` grows to the east from 180° W, and `y` to the south from 90° N.
public struct MapOutline: Sendable {
  /// The units of all numbers: twentieths of a degree.
  public static let unitsPerDegree = 20.0

  /// The alpha-2 code in lowercase.
  public let code: String

  /// The western edge of what belongs together: all parts but islands that are tiny beside the largest part. It can be
  /// negative, and `right` beyond 7,200, for a country on both sides of 180°.
  public let left: Int

  /// The northern edge.
  public let top: Int

  /// The eastern edge.
  public let right: Int

  /// The southern edge.
  public let bottom: Int

  /// The width or the height of the largest part, whichever is more.
  public let extent: Int

  /// Where a name has the most room: in the whole outline, and then in each part of a large one.
  public let names: [(x: Int, y: Int)]

  /// The outline as the data of an SVG path.
  public let path: String

  init(
    _ code: String,
    _ left: Int,
    _ top: Int,
    _ right: Int,
    _ bottom: Int,
    _ extent: Int,
    _ names: [Int],
    _ path: String
  ) {
    self.code = code
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    self.extent = extent
    self.names = stride(from: 0, to: names.count - 1, by: 2).map { (names[$0], names[$0 + 1]) }
    self.path = path
  }

  /// The outlines by the codes.
  public static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }

  /// The land of the world as SVG. Its group is `land`, and each path has the code as its identifier.
  public static var drawing: String {
    let paths = all.map { "<path id=\"\($0.code)\" d=\"\($0.path)\"/>\n" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="land" fill-rule="evenodd">
      \(paths.joined())</g></svg>

      """
  }
}
