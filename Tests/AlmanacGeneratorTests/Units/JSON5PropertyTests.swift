import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Properties of all texts, tested with random ones.
@Suite struct JSON5PropertyTests {
  /// A JSON value, as Foundation writes it, and in the notation of the tests.
  private indirect enum Tree {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Tree])
    case object([String: Tree])

    init(depth: Int, using random: inout SeededGenerator) {
      switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &random) {
      case 0: self = .null
      case 1: self = .boolean(Bool.random(using: &random))
      case 2: self = .number(Self.number(using: &random))
      case 3: self = .string(random.text(maximumLength: 12))
      case 4:
        let count = Int.random(in: 0...5, using: &random)
        self = .array((0..<count).map { _ in Tree(depth: depth - 1, using: &random) })
      default:
        var members: [String: Tree] = [:]
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          members[random.text(maximumLength: 6)] = Tree(depth: depth - 1, using: &random)
        }
        self = .object(members)
      }
    }

    private static func number(using random: inout SeededGenerator) -> Double {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: Double(Int.random(in: -1000...1000, using: &random))
      case 1: Double.random(in: -1...1, using: &random)
      default:
        Double(sign: .plus, exponent: Int.random(in: -300...300, using: &random), significand: 1.25)
      }
    }

    var foundation: Any {
      switch self {
      case .null: NSNull()
      case .boolean(let boolean): boolean
      case .number(let number): number
      case .string(let string): string
      case .array(let values): values.map(\.foundation)
      case .object(let members): members.mapValues(\.foundation)
      }
    }

    var notation: String {
      switch self {
      case .null: "null"
      case .boolean(let boolean): "\(boolean)"
      case .number(let number): JSONNotation.text(number)
      case .string(let string): JSONNotation.text(string)
      case .array(let values): "[" + values.map(\.notation).joined(separator: ",") + "]"
      case .object(let members):
        "{" + members.map { JSONNotation.text($0) + ":" + $1.notation }.sorted().joined(separator: ",") + "}"
      }
    }
  }

  private static let sample = """
    // Flags of the tour.\r
    {
      access: 'public', "countries": {
        flags: 'Flags', naming: "iso\\u0033166", /* é漢🇺🇸 */
        include: ['us', "gb-eng", 'x\\x41\\
    b',], aliases: {us: ['a', 'b']}, ünï: -0x1F,
        image: {square: true, minSize: +16, maxSize: .5e3, maxBytes: 10.},
      },
    }
    """

  @Test(arguments: 0..<200)
  func readsWhatFoundationWrites(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Tree(depth: 4, using: &random)
    for options: JSONSerialization.WritingOptions in [.fragmentsAllowed, [.fragmentsAllowed, .prettyPrinted]] {
      let data = try JSONSerialization.data(withJSONObject: tree.foundation, options: options)
      let value = try JSONParser.parse(SourceText(path: "random.json", bytes: [UInt8](data)), as: .json)
      #expect(JSONNotation.text(value, isSorted: true) == tree.notation)
    }
  }

  @Test(arguments: 0..<8)
  func survivesMutations(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sample = Array(Self.sample.utf8)
    var failures = 0
    for _ in 0..<2_500 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, using: &random) }
      guard let failure = Self.failure(of: bytes) else { continue }
      failures += 1
      if !Self.isWithin(bytes, failure.location) || failure.message.isEmpty {
        Issue.record("\(failure) of \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
    // Some mutations are harmless, and some are fatal.
    #expect((500..<2_400).contains(failures))
  }

  @Test func failsAtOrBeforeTheEndOfEveryPrefix() throws {
    let bytes = Array(Self.sample.utf8)
    #expect(Self.failure(of: bytes) == nil)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      let prefix = Array(bytes[..<length])
      let failure = try #require(Self.failure(of: prefix), "\(length) bytes are no whole value.")
      #expect(Self.isWithin(prefix, failure.location))
    }
  }

  private static func failure(of bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try JSONParser.parse(SourceText(path: "almanac.json", bytes: bytes), as: .json5)
      return nil
    } catch {
      return error
    }
  }

  private static func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(bytes.count, 1), using: &random)
    let marks = Array("{}[]:,'\"\\/*\n\r +-.0xeuNI$_\u{2028}\u{FEFF}\u{1F600}".utf8)
    let byte = Bool.random(using: &random) ? marks.randomElement(using: &random) : random.bytes(1).first
    guard place < bytes.count, let byte else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(byte, at: place)
    case 2: bytes.removeSubrange(place..<min(place + 20, bytes.count))
    case 3: bytes.insert(contentsOf: bytes[place..<min(place + 20, bytes.count)], at: place)
    default: bytes[place] = byte
    }
  }

  /// Whether a text has a location. The end of a line is also a location.
  private static func isWithin(_ bytes: [UInt8], _ location: AlmanacGenerator.SourceLocation) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1), location.path == "almanac.json" else { return false }
    return (1...lines[location.line - 1].count + 1).contains(location.column)
  }
}
