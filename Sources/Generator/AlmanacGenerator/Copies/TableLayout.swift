// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Tables/TableLayout.swift. Do not edit.

/// The versions of `TableLayout` that this library reads.
///
/// Generated code refers to the version it was written for, so code from an incompatible tool doesn't compile.
public enum AlmanacTableLayout {
  // If you change the layout, add a version here and in Templates/Parts/Header.mustache, and remove the versions that
  // the library no longer reads.

  /// The version in which emoji and codes have a `HashIndex`.
  ///
  /// The offsets in a `_TextTable` can have three digits.
  public enum Version2 {}
}

/// The layouts of the tables that the generator writes and the runtime reads.
@usableFromInline
package enum TableLayout {
  /// The number of base-56 digits in an offset of a `_TextTable`.
  @inlinable package static var offsetDigits: Int { 4 }

  /// The number of digits in an offset of a table so small that three are enough.
  @inlinable package static var shortOffsetDigits: Int { 3 }

  /// The first byte of a table with short offsets: `!`, which isn't a digit.
  @inlinable package static var shortOffsets: UInt8 { 0x21 }

  /// The number of base-56 digits in a row of a `_RowIndex`.
  package static var rowDigits: Int { 3 }

  /// The space, which pads shorter codes in a `_CodeTable`.
  static var codePadding: UInt8 { 0x20 }

  /// The number of bytes in a group of `PackedBytes`.
  static var bytesPerGroup: Int { 7 }

  /// The number of characters in a group of `PackedBytes`.
  static var charactersPerGroup: Int { 8 }

  /// The number of bits in a character of `PackedBytes`.
  static var bitsPerCharacter: UInt64 { 7 }

  /// The number of bits in a number of a `_FlagTable`. Two numbers fill a group.
  static var bitsPerFlagNumber: UInt64 { 28 }
}
