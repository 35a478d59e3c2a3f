extension Template {
  static let countryFlagsText = #"""
    \#(header)

    nonisolated extension {{type}} {
      /// The flags, in the order of the cases.
      // If it were inlined, each use would copy the literal.
      @inline(never)
      {{access}} static var _flagTable: FlagTable {
        FlagTable(
          """
    {{flags}}
    """
        )
      }
    }

    """#
}
