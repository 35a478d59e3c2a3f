import Almanac

extension AmountWriter {
  /// A rounded amount, or a name such as "NaN" in place of it, with its affixes.
  package struct Piece {
    fileprivate let amount: AmountDigits
    fileprivate let name: TableBytes?
    fileprivate let layout: NumberLayout
    fileprivate let affixes: Affixes

    /// The number of bytes between the affixes.
    fileprivate var size: Int { name?.count ?? layout.size }
  }

  /// Returns the piece that this writer writes for an amount, or for a name in place of it.
  package func piece(_ amount: AmountDigits, name: TableBytes? = nil) -> Piece {
    Piece(
      amount: amount,
      name: name,
      layout: NumberLayout(amount, number),
      affixes: affixes(isNegative: amount.isNegative)
    )
  }

  /// Returns two amounts with an infix between them.
  ///
  /// Affixes that both amounts share are written once if they are longer than one character. Otherwise, there are
  /// spaces beside the infix, unless there are no affixes.
  package func text(from first: Piece, to last: Piece, infix: TableBytes) -> String {
    let isShared = first.affixes.isSame(as: last.affixes) && isLong(first.affixes)
    let isSpaced = !isShared && first.affixes.size > 0
    let (spaceBefore, spaceAfter) = isSpaced ? (infix.beginsWithSpace ? 0 : 1, infix.endsWithSpace ? 0 : 1) : (0, 0)
    let inner = isShared ? 0 : first.affixes.after.count + last.affixes.before.count
    let size =
      first.affixes.before.count + first.size + inner + spaceBefore + infix.count + spaceAfter + last.size
      + last.affixes.after.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
      var output = TemplateOutput(buffer, from: 0)
      first.affixes.write(.beforeDigits, symbol, to: &output)
      write(first, to: &output)
      if !isShared { first.affixes.write(.afterDigits, symbol, to: &output) }
      if spaceBefore > 0 { output.append(TableBytes(" ")) }
      output.append(infix)
      if spaceAfter > 0 { output.append(TableBytes(" ")) }
      if !isShared { last.affixes.write(.beforeDigits, symbol, to: &output) }
      write(last, to: &output)
      last.affixes.write(.afterDigits, symbol, to: &output)
      return String(valid: UnsafeBufferPointer(buffer))
    }
  }

  /// Writes the digits or the name.
  private func write(_ piece: Piece, to output: inout TemplateOutput) {
    if let name = piece.name { output.append(name) } else { output.append(piece.amount, piece.layout, number) }
  }

  /// Returns whether affixes are longer than one character, apart from the space that separates a symbol from the
  /// digits.
  private func isLong(_ affixes: Affixes) -> Bool {
    // A character and the space are at most 6 bytes.
    if affixes.size > 6 { return true }
    guard let symbol else { return affixes.scalarCount > 1 }
    let isSpaced =
      symbol.spacing.contains(.beforeDigits) && affixes.prefix.endsWithSymbol
      || symbol.spacing.contains(.afterDigits) && affixes.suffix.beginsWithSymbol
    return affixes.scalarCount > (isSpaced ? 2 : 1)
  }

  /// Calls a closure with a writer for positive or negative amounts in a pattern of the locale, with another sign that
  /// marks them as approximate. It precedes their own sign, if that is written.
  package func approximating(
    in pattern: TableBytes,
    isNegative: Bool,
    isSigned: Bool,
    _ sign: TableBytes,
    _ body: (AmountWriter) -> String
  ) -> String {
    let halves = PatternHalves(pattern)
    guard isSigned else { return body(inAffixes(halves.signed(sign))) }
    let memory = TableMemory(Array(sign.buffer) + Array(affixes(isNegative: isNegative).sign.buffer))
    return withExtendedLifetime(memory) {
      body(inAffixes(isNegative ? halves.negative(sign: memory.bytes) : halves.signed(memory.bytes)))
    }
  }

  private func inAffixes(_ affixes: Affixes) -> AmountWriter {
    AmountWriter(positive: affixes, negative: affixes, symbol: symbol, number: number)
  }
}

extension AmountWriter.Affixes {
  fileprivate func isSame(as other: AmountWriter.Affixes) -> Bool {
    prefix == other.prefix && suffix == other.suffix && sign == other.sign && beginsWithSign == other.beginsWithSign
  }

  /// The number of scalars of affixes that are in place.
  fileprivate var scalarCount: Int { before.scalarCount + after.scalarCount }
}

extension TableBytes {
  private static var space: UInt8 { 0x20 }

  fileprivate var beginsWithSpace: Bool { buffer.first == Self.space }
  fileprivate var endsWithSpace: Bool { buffer.last == Self.space }

  /// Whether a template starts or ends with `¤`.
  fileprivate var beginsWithSymbol: Bool { count >= 2 && buffer[0] == 0xC2 && buffer[1] == 0xA4 }
  fileprivate var endsWithSymbol: Bool { count >= 2 && buffer[count - 2] == 0xC2 && buffer[count - 1] == 0xA4 }
}
