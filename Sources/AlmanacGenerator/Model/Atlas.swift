/// What was read from the inputs, checked and sorted: all that the generated code will know.
struct Atlas: Sendable {
  /// Sorted by the UTF-8 bytes of their codes.
  let countries: [Country]

  /// The code of the country that stands for whatever has no flag.
  let fallback: String
}
