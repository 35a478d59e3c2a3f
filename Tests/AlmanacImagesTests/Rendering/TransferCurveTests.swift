import Testing

@testable import AlmanacImages

@Suite struct TransferCurveTests {
  @Test func returnsEachByte() {
    for byte in 0...255 {
      let index = TransferCurve.index(ofLight: TransferCurve.light[byte])
      #expect(TransferCurve.bytes[index] == UInt8(byte))
    }
  }

  /// A rounding error can lead to the neighbor of the nearest amount of light.
  @Test func neighborsOfExactAmountsAreCloseToTheByte() {
    for byte in 1..<255 {
      for factor: Float in [1 - 1e-6, 1 + 1e-6] {
        let index = TransferCurve.index(ofLight: TransferCurve.light[byte] * factor)
        #expect(TransferCurve.bytes[index] == UInt8(byte))
      }
    }
  }

  @Test func averagesLight() {
    #expect(TransferCurve.bytes[TransferCurve.index(ofLight: 0.5)] == 188)
    #expect(TransferCurve.index(ofLight: 0) == 0)
    #expect(TransferCurve.index(ofLight: 1) == 4_095)
  }

  @Test func growsWithLight() {
    #expect(zip(TransferCurve.bytes, TransferCurve.bytes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(TransferCurve.light, TransferCurve.light.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func limitsComponentsOfColors() {
    let odd = RasterColor(red: -1, green: 7, blue: .nan, alpha: .infinity)
    #expect(odd.light == SIMD4(0, 1, 0, 1))
    #expect(RasterColor(white: 1, alpha: 0.5).light == SIMD4(repeating: 0.5))
    #expect(RasterColor(hex: 0xFF0080).blue == 128.0 / 255)
  }
}
