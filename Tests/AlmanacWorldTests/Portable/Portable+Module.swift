#if hasFeature(Embedded)
  /// Answers the question that the input is.
  @_expose(wasm, "portable_answer")
  @_cdecl("portable_answer")
  func portableAnswer(_ length: Int32) -> Int32 { Edge.answer(Portable.answer(Edge.text(length))) }

  /// Stops the module, as a failed precondition does.
  @_expose(wasm, "portable_stop")
  @_cdecl("portable_stop")
  func portableStop(_ length: Int32) -> Int32 { fatalError() }
#endif
