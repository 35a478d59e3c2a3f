extension Template {
  static let countryFlagsText = #"""
    \#(header)

    nonisolated extension {{type}} {
      /// The flag: its size, and its PNG file embedded in the binary. A country without a flag has the flag of the fallback.
      ///
      /// - Complexity: O(1).
      {{access}} var flag: Flag { Self.flagTable[_tableIndex] }

      /// The flags, in the order of the cases.
      // If it were inlined, each use would copy the literal.
      @inline(never)
      private static var flagTable: FlagTable {
        FlagTable(
          """
    {{flags}}
    """
        )
      }
    }

    """#
}
