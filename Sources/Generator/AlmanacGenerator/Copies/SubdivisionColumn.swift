// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Subdivisions/SubdivisionColumn.swift. Do not edit.

/// The columns of a table of facts about subdivisions, in order.
enum SubdivisionColumn: Int, CaseIterable {
  /// The row of the type in the table of types, and after a space the parent's code without that of the country. Each
  /// part can be missing. They share a column, because a program with subdivisions contains thousands of them.
  case typeAndParent
}
