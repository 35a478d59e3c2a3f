/// Images in rows and columns, as one image: a contact sheet, or an atlas of sprites.
public struct RasterSheet: Hashable, Sendable {
  /// The place of an image in a sheet, in pixels from the top left corner.
  public struct Region: Hashable, Sendable {
    /// The name of the image.
    public let name: String

    /// The first column.
    public let x: Int

    /// The first row.
    public let y: Int

    /// The number of columns.
    public let width: Int

    /// The number of rows.
    public let height: Int
  }

  /// The maximum spacing in pixels.
  public static let maximumSpacing = 256

  /// All images in one.
  public let image: RasterImage

  /// The place of each image, in order.
  public let regions: [Region]

  /// Creates a sheet of images, row by row.
  ///
  /// Its cells are as large as the largest image, and each image is in the middle of its cell. A sheet without images
  /// is one pixel of the background. By default, there are about as many columns as rows.
  ///
  /// The spacing around and between the cells is from 0 to ``maximumSpacing`` pixels. Other numbers are clamped.
  public init(
    _ images: [(name: String, image: RasterImage)],
    columns: Int? = nil,
    spacing: Int = 0,
    background: RasterColor = .clear
  ) {
    let columns = max(1, min(columns ?? Int(Double(images.count).squareRoot().rounded(.up)), images.count))
    let spacing = images.isEmpty ? 0 : min(max(0, spacing), Self.maximumSpacing)
    let cell = (width: images.map(\.image.width).max() ?? 0, height: images.map(\.image.height).max() ?? 0)
    func length(_ count: Int, _ size: Int) -> Int { max(1, count * (size + spacing) + spacing) }
    let rows = (images.count + columns - 1) / columns
    var canvas = PixelCanvas(width: length(columns, cell.width), height: length(rows, cell.height))
    let light = background.light
    let ground = LightLine(repeating: light, count: canvas.width)
    for row in 0..<canvas.height { canvas.write(ground, ground.indices, row: row) }
    regions = images.enumerated().map { index, item in
      let image = item.image
      let x = spacing + index % columns * (cell.width + spacing) + (cell.width - image.width) / 2
      let y = spacing + index / columns * (cell.height + spacing) + (cell.height - image.height) / 2
      let reader = LightReader(image)
      for row in 0..<image.height {
        var line = LightLine(repeating: .zero, count: image.width)
        var sums = line.mutableSpan
        reader.add(row: row, columns: 0..<image.width, weight: 1, to: &sums)
        for column in line.indices { line[column] += light * (1 - line[column].w) }
        canvas.write(line, line.indices, row: y + row, x: x)
      }
      return Region(name: item.name, x: x, y: y, width: image.width, height: image.height)
    }
    image = canvas.image
  }

  /// The place of the first image with a name.
  ///
  /// - Complexity: O(number of images).
  public subscript(name: String) -> Region? { regions.first { $0.name == name } }
}
