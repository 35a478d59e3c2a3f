import ArgumentParser

/// How often to do something.
enum Repetitions {
  /// Reads an argument.
  static func parse(_ argument: String) throws -> Int {
    guard let count = Int(argument), count > 0 else { throw ValidationError("It must be a number from 1.") }
    return count
  }
}
