import SwiftUI

extension View {
  /// Animates changes of a value, unless the reader prefers less motion.
  func calmAnimation(value: some Equatable) -> some View { modifier(CalmAnimation(value: value)) }
}

private struct CalmAnimation<Value: Equatable>: ViewModifier {
  let value: Value

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View { content.animation(reducesMotion ? nil : .snappy, value: value) }
}
