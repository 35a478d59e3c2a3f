// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Tables/TableLayout.swift. Do not edit.

/// The versions of `TableLayout` that this library reads.
///
/// Generated code refers to the version it was written for, so code from an incompatible tool doesn't compile. If you
/// change the layout, add a version here and in `Templates/Parts/Header.mustache`, and remove the versions that the
/// library doesn't read any more.
public enum AlmanacTableLayout {
  /// The version in which emoji and codes have a `HashIndex`.
  ///
  /// The offsets in a `_TextTable` can have three digits.
  public enum Version2 {}
}

/// The layouts of the tables that the generator writes and the runtime reads.
@usableFromInline
package enum TableLayout {
  /// The number of base-56 digits of an offset in a `_TextTable`.
  @inlinable package static var offsetDigits: Int { 4 }

  /// The number of digits in a table whose texts are so few that three are enough.
  @inlinable package static var shortOffsetDigits: Int { 3 }

  /// The first byte of a table with short offsets: `!`, which is no digit.
  @inlinable package static var shortOffsets: UInt8 { 0x21 }

  /// The number of base-56 digits of a row in a `_RowIndex`.
  package static var rowDigits: Int { 3 }

  /// The space, which pads shorter codes in a `_CodeTable`.
  static var codePadding: UInt8 { 0x20 }

  /// The number of bytes in a group of `PackedBytes`.
  static var bytesPerGroup: Int { 7 }

  /// The number of characters in a group of `PackedBytes`.
  static var charactersPerGroup: Int { 8 }

  /// The number of bits in a character of `PackedBytes`.
  static var bitsPerCharacter: UInt64 { 7 }

  /// The number of bits of a number in a `_FlagTable`. Two numbers fill a group.
  static var bitsPerFlagNumber: UInt64 { 28 }
}
