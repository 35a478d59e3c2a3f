/// What a `FlowCache` tells the images that it loads. `prepareForDisplay()` has no parameter for it.
enum FlowReload {
  /// Whether the caller wants a new image, and not what a cache on disk has.
  @TaskLocal static var isForced = false
}
