import Foundation
import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct ImageScalerTests {
  /// The scaled image, as amounts of light multiplied by alpha.
  private func scaled(_ image: RasterImage, side: Int) -> [LightLine] {
    var scaler = ImageScaler(image, side: side)
    return (0..<side).map { row in
      var line = LightLine(repeating: .zero, count: side)
      scaler.write(row: row, columns: 0..<side, to: &line)
      return line
    }
  }

  /// The average of the light in a square of an image, pixel by pixel.
  private func average(_ image: RasterImage, x: Double, y: Double, size: Double) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for row in Int(y)..<min(image.height, Int((y + size).rounded(.up))) {
      for column in Int(x)..<min(image.width, Int((x + size).rounded(.up))) {
        let width = min(x + size, Double(column + 1)) - max(x, Double(column))
        let height = min(y + size, Double(row + 1)) - max(y, Double(row))
        let pixel = image[column, row].map { Double($0) / 255 }
        let color = SIMD4(pixel[0], pixel[1], pixel[2], 1)
        let light = SIMD4(
          TransferCurve.linear(color.x),
          TransferCurve.linear(color.y),
          TransferCurve.linear(color.z),
          1
        )
        sum += light * pixel[3] * max(0, width) * max(0, height)
      }
    }
    return sum / (size * size)
  }

  @Test func averagesWhatAPlainLoopAverages() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<rounds(100) {
      let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
      let square = min(width, height)
      let side = Int.random(in: 1...square, using: &generator)
      let image = TestImages.noise(width, height, &generator)
      let size = Double(square) / Double(side)
      for (row, line) in scaled(image, side: side).enumerated() {
        for (column, light) in line.enumerated() {
          let x = Double((width - square) / 2) + Double(column) * size
          let expected = average(image, x: x, y: Double((height - square) / 2) + Double(row) * size, size: size)
          for lane in 0..<4 { #expect(abs(Double(light[lane]) - expected[lane]) < 1e-5) }
        }
      }
    }
  }

  @Test func countsEachPixelEqually() {
    for source in 1...60 {
      for count in 1...source {
        let weights = FilterWeights(from: 3..<(source + 3), to: count)
        var totals = [Float](repeating: 0, count: source)
        for index in 0..<count {
          for (offset, pixel) in weights.pixels(for: index).enumerated() {
            totals[pixel - 3] += weights.weights[weights.firstWeight(for: index) + offset]
          }
        }
        #expect(totals.allSatisfy { abs($0 - Float(count) / Float(source)) < 1e-4 })
      }
    }
  }

  @Test func enlargesWithoutGoingBeyondThePossible() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<rounds(50) {
      let image = TestImages.noise(
        .random(in: 1...9, using: &generator),
        .random(in: 1...9, using: &generator),
        &generator
      )
      let lights = scaled(image, side: .random(in: 10...40, using: &generator)).joined()
      #expect(lights.allSatisfy { $0.min() >= 0 && $0.w <= 1 && $0.max() <= $0.w })
    }
  }

  @Test func enlargesGradientsToGradients() {
    let image = TestImages.image(8, 8) { x, _ in [UInt8(x * 36), 0, 0, 255] }
    let line = scaled(image, side: 50)[20].map(\.x)
    #expect(zip(line, line.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(line[0] == 0 && line[49] > 0.9)
  }

  @Test func keepsAnImageOfTheSameSize() {
    var generator = SeededGenerator(seed: 6)
    let image = TestImages.noise(12, 12, &generator)
    let light = scaled(image, side: 12)[7][3]
    let expected = average(image, x: 3, y: 7, size: 1)
    #expect((0..<4).allSatisfy { abs(Double(light[$0]) - expected[$0]) < 1e-6 })
  }
}
