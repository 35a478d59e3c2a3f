/// A sound PNG file and its size in pixels.
struct FlagImage: Sendable {
  let width: Int
  let height: Int
  let png: [UInt8]
}
