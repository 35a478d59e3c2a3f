import CPNGCodec
import CPlainPNG

@testable import AlmanacGenerator

/// The reader of PNG files and what makes them smaller: the pixels stay the same, and a file never grows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  // No mutation finds a checksum by chance.
  let repaired = withChecksums(bytes)
  if repaired != bytes { check(repaired) }
  return 0
}

/// The largest picture to compare, so that an input takes milliseconds.
private let maximumPixelCount = 1 << 16

private func check(_ bytes: [UInt8]) {
  guard let file = try? PNGFile(bytes), let excesses = try? file.decode() else { return }
  precondition(0...bytes.count ~= file.trailingByteCount, "The last chunk ends outside of the file.")
  guard excesses.isEmpty, file.height <= maximumPixelCount / file.width else { return }
  guard let shrunk = PNGShrinker.shrunk(bytes) else { return }
  precondition(shrunk.count < bytes.count, "The file grew.")
  precondition(PNGShrinker.isShrunk(shrunk, of: bytes), "The file cannot take the place of the other one.")
  guard let result = try? PNGFile(shrunk), (try? result.decode()) == [] else { fatalError("The result is damaged.") }
  precondition(result.width == file.width && result.height == file.height, "The size changed.")
  precondition(pixels(shrunk, file) == pixels(bytes, file), "A pixel changed.")
}

/// The pixels, which a function reads that the shrinker does not call.
private func pixels(_ bytes: [UInt8], _ file: PNGFile) -> [UInt8] {
  var pixels = [UInt8](repeating: 0, count: 4 * file.width * file.height)
  var message = [CChar](repeating: 0, count: 256)
  let result = almanac_png_read(
    bytes,
    bytes.count,
    &pixels,
    UInt32(file.width),
    UInt32(file.height),
    &message,
    message.count
  )
  precondition(result == 1, "A valid file has no pixels.")
  var plain = [UInt8](repeating: 0, count: pixels.count + file.height)
  if almanac_png_read_plain(bytes, bytes.count, &plain, UInt32(file.width), UInt32(file.height)) == 1 {
    precondition(plain.starts(with: pixels), "Two readers disagree.")
  }
  return pixels
}

/// The file with the right checksum in each chunk.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var offset = 8
  while offset + 12 <= bytes.count {
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { break }
    let end = offset + 8 + length
    let checksum = almanac_png_checksum(Array(bytes[offset + 4..<end]), length + 4)
    for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(index))) }
    offset = end + 4
  }
  return bytes
}
