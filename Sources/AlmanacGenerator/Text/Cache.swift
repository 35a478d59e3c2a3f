import CPNGDecoder
import Foundation

/// What a run leaves for the next one: a folder of files that nothing else depends on.
///
/// A file that is missing, damaged, of another version of the tool or of other inputs is ignored and written again.
struct Cache {
  let folder: Folder

  /// The version of the tool: its executable is another file with each version.
  private static let version: String = {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\((attributes?[.size] as? NSNumber)?.intValue ?? 0) \(date)"
  }()

  /// The value of a name, if it was set with the same key.
  func value<Value: Decodable>(_ type: Value.Type, _ name: String, key: String) -> Value? {
    guard let bytes = try? FileContents.read(path(of: name), atMost: 1 << 30),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let payload = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual(header(key, payload).utf8) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(payload))
  }

  /// Keeps a value. A cache that cannot be written only makes the next run slower.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - key: What the value was made of.
  func set(_ value: some Encodable, _ name: String, key: String) {
    guard let payload = try? JSONEncoder().encode(value) else { return }
    try? FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let data = Data((header(key, Array(payload)) + "\n").utf8) + payload
    try? data.write(to: URL(filePath: path(of: name)), options: .atomic)
  }

  private func header(_ key: String, _ payload: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(payload)
    return "Almanac \(Self.version) \(key) \(hash.text)"
  }

  private func path(of name: String) -> String { folder.path(of: name + ".cache") }
}

/// A hash of texts and files, to notice that one of them has changed.
///
/// It is FNV-1a with 64 bits, over each part and its length. It does not protect from forgery.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    let value = value
    self.value = bytes.withUnsafeBufferPointer { almanac_hash(value, $0.baseAddress, $0.count) }
    self.value = (self.value ^ UInt64(bytes.count)) &* 0x100_0000_01B3
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// The hash in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
