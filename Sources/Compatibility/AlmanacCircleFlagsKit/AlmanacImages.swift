// This library loads images of these types.
@_exported public import AlmanacImages
