import Almanac
import Foundation

/// The checksum of cache files, which detects damage and is not cryptographic.
package enum Checksum {
  /// Returns the checksum in hexadecimal digits.
  package static func text(of bytes: Data) -> String {
    String(UInt64(bitPattern: Int64(TableMemory.checksum(of: bytes))), radix: 16)
  }
}
