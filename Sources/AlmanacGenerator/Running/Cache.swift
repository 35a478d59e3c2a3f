import CPNGDecoder
import Foundation

/// The results that a run keeps for the next one, in a folder of files that nothing else depends on.
///
/// A file that is missing or damaged, or that belongs to another version of the tool or to other inputs, is replaced.
struct Cache {
  let folder: Folder

  /// The size and the date of the tool's executable file.
  private static let date: String = {
    let attributes = try? FileManager.default.attributesOfItem(atPath: Bundle.main.executablePath ?? "")
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\((attributes?[.size] as? NSNumber)?.intValue ?? 0)-\(date)"
  }()

  /// The hash of the tool's executable file, for a tool with another date. SwiftPM links the same tool again whenever a flag
  /// is added or removed.
  private static let contents: String = {
    let path = Bundle.main.executablePath ?? ""
    guard let bytes = try? FileContents.bytes(path, atMost: .max - 1) else { return date }
    var hash = ContentHash()
    hash.add(bytes)
    return hash.text
  }()

  /// The value for a name, if it was stored with the same key.
  func value<Value: Decodable>(_ type: Value.Type, _ name: String, key: String) -> Value? {
    bytes(name, key: key).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }

  /// The bytes for a name, if they were stored with the same key.
  func bytes(_ name: String, key: String) -> [UInt8]? {
    // Shrunk flags are the largest value.
    let limit = 2 * ImageSettings.largestTotalByteCount
    guard let bytes = try? FileContents.bytes(path(of: name), atMost: limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let payload = Array(bytes[(end + 1)...])
    let header = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ", maxSplits: 3)
    guard header.count == 4, header[0] == "Almanac", header[3] == seal(key, payload) else { return nil }
    return header[1] == Self.date || header[2] == Self.contents ? payload : nil
  }

  /// Stores a value. Errors are ignored, because they only make the next run slower.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - key: The hash of the inputs of the value.
  func set(_ value: some Encodable, _ name: String, key: String) {
    guard let payload = try? JSONEncoder().encode(value) else { return }
    set(bytes: Array(payload), name, key: key)
  }

  /// Stores bytes. Errors are ignored, too.
  func set(bytes payload: [UInt8], _ name: String, key: String) {
    try? FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let header = "Almanac \(Self.date) \(Self.contents) \(seal(key, payload))\n"
    let data = Data(header.utf8) + payload
    try? data.write(to: URL(fileURLWithPath: path(of: name), isDirectory: false), options: .atomic)
  }

  /// The part of the header that depends on the value.
  private func seal(_ key: String, _ payload: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(payload)
    return "\(key) \(hash.text)"
  }

  private func path(of name: String) -> String { folder.path(of: name + ".cache") }
}

/// A hash of texts and files, which detects changes.
///
/// It is 64-bit FNV-1a over each part and its length. It is not cryptographic.
package struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  mutating func add(_ bytes: [UInt8]) {
    let value = value
    self.value = bytes.withUnsafeBufferPointer { almanac_hash(value, $0.baseAddress, $0.count) }
    self.value = (self.value ^ UInt64(bytes.count)) &* 0x100_0000_01B3
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// The hash in hexadecimal digits.
  package var text: String { String(value, radix: 16) }
}
