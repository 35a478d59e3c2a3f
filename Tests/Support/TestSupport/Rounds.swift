/// The number of random inputs of a test. A debug build uses a tenth, because it is several times slower.
/// `Scripts/test` runs both.
public func rounds(_ count: Int) -> Int {
  #if DEBUG
    count / 10
  #else
    count
  #endif
}
