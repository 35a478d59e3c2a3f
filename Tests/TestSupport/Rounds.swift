/// How many random inputs a test tries: all of them in a release build, a tenth in a debug build, which takes several times
/// as long for each. `Scripts/test` runs both.
public func rounds(_ count: Int) -> Int {
  #if DEBUG
    count / 10
  #else
    count
  #endif
}
