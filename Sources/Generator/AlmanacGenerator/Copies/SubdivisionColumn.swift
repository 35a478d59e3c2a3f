// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Subdivisions/SubdivisionColumn.swift. Do not edit.

/// The columns of a table of facts about subdivisions, in order.
enum SubdivisionColumn: Int, CaseIterable {
  /// The type's row in the table of types, and after a space, the parent's code without the country's. Each part can be
  /// missing. They share a column, because a program with subdivisions contains thousands of rows.
  case typeAndParent
}
