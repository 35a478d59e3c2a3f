#if hasFeature(Embedded)
  /// Answers the question that the input is.
  @_expose(wasm, "portable_answer")
  @_cdecl("portable_answer")
  func portableAnswer(_ length: Int32) -> Int32 { Edge.answer(Portable.answer(Edge.text(length))) }
#endif
