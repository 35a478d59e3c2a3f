import CBytes

/// The results that a run keeps for the next one, in a folder of files that nothing else depends on.
///
/// A file that is missing or damaged, or that belongs to another version of the tool or to other inputs, is replaced.
struct Cache {
  /// The head of a file, which says what its payload belongs to.
  private struct Head<Value: Codable>: Codable {
    let date: String
    let program: String

    /// The hash of the inputs.
    let key: String
    let value: Value
  }

  /// The tool that writes a file.
  struct Program {
    /// The size and the date of its executable file.
    let date: String

    /// The hash of the executable file, for a tool with another date: SwiftPM links the same tool again whenever a flag
    /// is added or removed.
    let hash: () -> String
  }

  let folder: Folder
  var program = Program(date: currentDate) { currentHash }

  private static let currentDate: String = {
    guard let status = stat(of: ProgramFile.path) else { return "" }
    let date = status.lastModification
    return "\(status.st_size)-\(date.tv_sec)-\(date.tv_nsec)"
  }()

  private static let currentHash: String = {
    (try? FileContents.bytes(ProgramFile.path, atMost: .max - 1)).map { Checksum.text(of: Data($0)) } ?? currentDate
  }()

  /// Returns the value for a name and its payload, if they were stored with the same key.
  func value<Value: Codable>(_ type: Value.Type, _ name: String, key: String) -> (value: Value, payload: Data)? {
    // Shrunk flags are the largest payload.
    let limit = 2 * ImageSettings.maximumTotalByteCount
    guard let bytes = try? FileContents.bytes(folder.path(of: name), atMost: limit),
      let file = CacheFile<Head<Value>>(Data(bytes)), file.head.key == key,
      file.head.date == program.date || file.head.program == program.hash()
    else { return nil }
    return (file.head.value, Data(file.payload))
  }

  /// Stores a value and its payload. Errors are ignored, because they only make the next run slower.
  func set(_ value: some Codable, payload: Data = Data(), _ name: String, key: String) {
    try? store(value, payload: payload, name, key: key)
  }

  /// Stores a value and its payload.
  func store(_ value: some Codable, payload: Data = Data(), _ name: String, key: String) throws {
    let head = Head(date: program.date, program: program.hash(), key: key, value: value)
    try write(CacheFile(head, payload).data(), to: name)
  }

  /// Replaces a file by a new one with the same contents.
  func renew(_ name: String) throws {
    try write(Data(FileContents.bytes(folder.path(of: name), atMost: FileContents.largestDataFile)), to: name)
  }

  private func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: folder.path(of: name), isDirectory: false), options: .atomic)
  }
}

/// The checksum of cache files, computed in C, because SwiftPM builds the generator without optimization.
enum Checksum {
  static func text(of bytes: Data) -> String {
    var hash = ContentHash()
    hash.add(Array(bytes))
    return hash.text
  }
}

/// A hash of strings and files, which detects changes.
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
