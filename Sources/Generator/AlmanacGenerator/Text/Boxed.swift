/// Keeps a large value behind a reference. The compiler writes code for every copy of a value, which takes long to
/// compile for values with many properties.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}
