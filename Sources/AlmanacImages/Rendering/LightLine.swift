/// The amounts of light of a line of pixels, multiplied by alpha.
///
/// It is not an `Array`, like all memory that is read by spans: older systems of Apple do not have spans of arrays.
typealias LightLine = ContiguousArray<SIMD4<Float>>
