/// The rules for the content of a flag file.
struct FlagImageRules {
  /// A fault of a file, in words that follow its name.
  private typealias Fault = (rule: Rule, text: String)

  let limits: ImageSettings

  /// Checks a file, and decodes it if its size is allowed.
  ///
  /// - Returns: The image, or `nil` if the file is not a valid PNG, and all problems with the file.
  func check(_ file: FlagFile) -> (image: FlagImage?, diagnostics: [Diagnostic]) {
    let (image, faults) = examined(file)
    return (image, faults.map { Diagnostic($0.rule, at: file.location, "'\(file.fileName)' \($0.text)") })
  }

  private func examined(_ file: FlagFile) -> (image: FlagImage?, faults: [Fault]) {
    guard let bytes = file.bytes else {
      let limit = "\(limits.maxBytes) ('countries.image.maxBytes')"
      return (nil, [(.flagBytes, "is \(file.byteCount) bytes; the limit is \(limit)")])
    }
    var faults: [Fault] = []
    do throws(PNGFault) {
      let png = try file.png()
      faults = self.faults(of: png)
      // A larger image is already an error, and can be a decompression bomb.
      if max(png.width, png.height) <= limits.maxSize {
        faults += try png.decode().map { Self.nonconforming($0.rawValue) }
      }
      let canShrink = faults.isEmpty && !file.isShipped
      return (FlagImage(width: png.width, height: png.height, png: bytes, canShrink: canShrink), faults)
    } catch {
      return (nil, faults + [fault(error)])
    }
  }

  private func faults(of png: PNGFile) -> [Fault] {
    let size = "is \(png.width) × \(png.height) pixels"
    let chunk = png.unknownCriticalChunk
    let all: [(isBroken: Bool, fault: Fault)] = [
      (
        limits.square && png.width != png.height,
        (.flagSquare, "\(size); flags must be square, unless 'countries.image.square' is false")
      ),
      (
        min(png.width, png.height) < limits.minSize,
        (.flagSize, "\(size); each side must be at least \(limits.minSize) ('countries.image.minSize')")
      ),
      (
        max(png.width, png.height) > limits.maxSize,
        (.flagSize, "\(size); each side must be at most \(limits.maxSize) ('countries.image.maxSize')")
      ),
      (png.isAnimated, (.pngAnimated, "is animated; most decoders show its first image only, so export that one")),
      (
        png.trailingByteCount > 0,
        (.pngTrailing, "contains \(png.trailingByteCount) bytes after its image; export it again")
      ),
      (png.hasSurplusOpacities, Self.nonconforming("contains more opacities (tRNS) than its palette has colors")),
      (png.hasSplitData, Self.nonconforming("contains other chunks between the chunks of its image data")),
      (
        chunk != nil,
        Self.nonconforming("contains the critical chunk '\(chunk ?? "")', which PNG does not define")
      ),
    ]
    return all.filter(\.isBroken).map(\.fault)
  }

  private static func nonconforming(_ text: String) -> Fault {
    (.pngConformance, "\(text); some decoders reject such files, so export it again")
  }

  private func fault(_ fault: PNGFault) -> Fault {
    switch fault {
    case .empty: (.pngEmpty, "is empty; export it as PNG again")
    case .signature(.lfsPointer):
      (.pngSignature, "is a Git LFS pointer, not an image; run 'git lfs pull' to fetch the image")
    case .signature(.convertedPNG):
      (
        .pngSignature,
        "is damaged: its line endings were converted, as in a text file; mark '*.png' as 'binary' in .gitattributes, and copy "
          + "the file again"
      )
    case .signature(let kind?): (.pngSignature, "is not a PNG file but \(kind.rawValue); export the image as PNG")
    case .signature(nil): (.pngSignature, "is not a PNG file; export the image as PNG")
    case .truncated(let count):
      (.pngTruncated, "is truncated: it ends after \(count) bytes, inside a chunk; copy or export it again")
    case .headerMissing: (.pngInvalid, "does not start with an IHDR chunk; export it again")
    case .appleVariant:
      (.pngInvalid, "is in Apple's variant of PNG (CgBI), as in an app that Xcode has built; use the original file")
    case .dimensions(let width, let height):
      (
        .pngDimensions,
        "claims to be \(width) × \(height) pixels; each side must be from \(max(limits.minSize, 1)) to "
          + "\(limits.maxSize) ('countries.image.minSize' and 'maxSize')"
      )
    case .checksum(let chunk):
      (.pngChecksum, "is damaged: the checksum of its \(chunk) chunk is wrong; copy or export it again")
    case .invalid(let text): (.pngInvalid, "cannot be decoded (libpng: \(text)); export it again")
    }
  }
}
