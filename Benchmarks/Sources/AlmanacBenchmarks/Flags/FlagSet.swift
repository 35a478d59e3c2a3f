import Foundation
import TestSupport

/// The flags that all contenders embed, sorted by code.
struct FlagSet {
  /// The code of the fallback, which Almanac requires.
  private static let fallback = "xx"
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  static let maximumCount = letters.count * letters.count

  let files: [FlagFile]

  /// The source of the flags, for the report.
  let origin: String

  /// Noise flags, the same in every run.
  init(count: Int, byteCount: Int, seed: UInt64) {
    let codes = Self.letters.flatMap { first in Self.letters.map { "\(first)\($0)" } }
    let picture = NoisePNG(byteCount: byteCount)
    var generator = SeededGenerator(seed: seed)
    files = (codes.filter { $0 != Self.fallback }.prefix(count - 1) + [Self.fallback]).sorted()
      .map { FlagFile(code: $0, png: Data(picture.file(&generator))) }
    origin = "noise of \(picture.side) x \(picture.side) pixels, seed \(seed)"
  }

  /// The PNG files in a folder.
  init(folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure("\(path) is not a folder that can be read")
    }
    files = try names.filter { $0.hasSuffix(".png") }.sorted().map { name in
      let code = String(name.dropLast(4))
      guard code.count == 2, code.allSatisfy(Self.letters.contains) else {
        throw Failure("\(name) in \(path): the name of a flag must be two lowercase letters")
      }
      return FlagFile(code: code, png: try Data(contentsOf: folder.appending(path: name)))
    }
    guard files.contains(where: { $0.code == Self.fallback }) else {
      throw Failure("\(path) has no \(Self.fallback).png, which Almanac requires")
    }
    origin = "from \(folder.lastPathComponent)"
  }

  /// The round flags that Almanac ships, those with codes of two letters.
  init(worldOf almanac: URL) throws {
    let folder = almanac.appending(path: "World/Flags/circle")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    files = try names.filter { $0.hasSuffix(".png") && $0.count == 6 }.sorted().map { name in
      FlagFile(code: String(name.dropLast(4)), png: try Data(contentsOf: folder.appending(path: name)))
    }
    origin = "the flags of the world"
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.png.count } }

  /// The expected output of a program that reads the same flags in this order: FNV-1a over the bytes and the size of
  /// each.
  var checksum: String {
    let prime: UInt64 = 0x100_0000_01B3
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in files {
      for byte in file.png { value = (value ^ UInt64(byte)) &* prime }
      value = (value ^ UInt64(file.png.count)) &* prime
    }
    return String(value, radix: 16)
  }
}
