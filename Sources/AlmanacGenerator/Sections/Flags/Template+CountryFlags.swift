extension Template {
  static let countryFlagsText = #"""
    \#(header)

    // An extension of the protocol, so that a case can have the name of the property.
    nonisolated extension CountryEnum where Self == {{type}} {
      /// The flag: its size, and its PNG file embedded in the binary. A country without a flag has the flag of the fallback.
      ///
      /// - Complexity: O(1).
      {{access}} var flag: Flag { {{type}}._flagTable[_tableIndex] }
    }

    nonisolated extension {{type}} {
      /// The flags, in the order of the cases.
      // If it were inlined, each use would copy the literal.
      @inline(never)
      fileprivate static var _flagTable: FlagTable {
        FlagTable(
          """
    {{flags}}
    """
        )
      }
    }

    """#
}
