// The images that this library loads are of these types.
@_exported public import AlmanacImages
