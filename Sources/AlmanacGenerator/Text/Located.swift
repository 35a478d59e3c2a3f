/// A value and the place that it was read from.
struct Located<Value: Sendable>: Sendable {
  let value: Value
  let location: SourceLocation
}
