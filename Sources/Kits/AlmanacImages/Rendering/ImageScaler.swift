/// Scales the square in the middle of an image, in amounts of light multiplied by alpha.
struct ImageScaler {
  private let reader: LightReader
  private let rows: FilterWeights
  private let columns: FilterWeights
  private let isEnlarged: Bool

  /// The weighted sums of the rows that contribute to a row.
  private var sums: LightLine

  /// Creates a scaler to a square with sides of `side` pixels.
  init(_ image: RasterImage, side: Int) {
    let square = min(image.width, image.height)
    let (left, top) = ((image.width - square) / 2, (image.height - square) / 2)
    reader = LightReader(image)
    rows = FilterWeights(from: top..<(top + square), to: side)
    columns = left == top ? rows : FilterWeights(from: left..<(left + square), to: side)
    isEnlarged = side > square
    sums = ContiguousArray(repeating: .zero, count: image.width)
  }

  /// Writes some pixels of a row of the scaled image.
  mutating func write(row: Int, columns range: Range<Int>, to line: inout LightLine) {
    sumRows(for: row, columns.pixels(for: range))
    let (sums, weights) = (sums.span, columns.weights.span)
    var line = line.mutableSpan
    for column in range {
      var weight = columns.firstWeight(for: column)
      var sum = SIMD4<Float>.zero
      for pixel in columns.pixels(for: column) {
        sum += weights[weight] * sums[pixel]
        weight += 1
      }
      line[column] = isEnlarged ? Self.limited(sum) : sum
    }
  }

  private mutating func sumRows(for row: Int, _ range: Range<Int>) {
    // A span of `sums` has exclusive access to all of `self`.
    let (reader, rows) = (reader, rows)
    var sums = sums.mutableSpan
    for column in range { sums[column] = .zero }
    var weight = rows.firstWeight(for: row)
    for source in rows.pixels(for: row) {
      reader.add(row: source, columns: range, weight: rows.weights[weight], to: &sums)
      weight += 1
    }
  }

  /// Returns the nearest possible color, because a cubic curve overshoots between a dark and a light pixel.
  private static func limited(_ light: SIMD4<Float>) -> SIMD4<Float> {
    let limit = SIMD4(repeating: min(light.w, 1))
    let light = light.replacing(with: limit, where: light .> limit)
    return light.replacing(with: 0, where: light .< 0)
  }
}
