/// The rules for the content of a flag file.
struct FlagImageRules {
  let limits: ImageSettings

  /// Checks a file, and decodes it if its size is allowed.
  ///
  /// - Returns: The image, or `nil` if the file is not a valid PNG, and all problems with the file.
  func check(_ file: FlagFile) -> (image: FlagImage?, diagnostics: [Diagnostic]) {
    guard let bytes = file.bytes else {
      let message = "'\(file.fileName)' has more than \(limits.maxBytes) bytes ('maxBytes'); make it smaller"
      return (nil, [Diagnostic(.flagBytes, at: file.location, message)])
    }
    var diagnostics: [Diagnostic] = []
    do throws(PNGFault) {
      let png = try file.png()
      diagnostics += shape(of: png, file) + extras(of: png, file)
      // A larger image is already an error, and can be a decompression bomb.
      if max(png.width, png.height) <= limits.maxSize, try png.decode() {
        diagnostics.append(nonconforming(file, "has pixels with a color that is not in its palette"))
      }
      let canShrink = diagnostics.isEmpty && !file.isShipped
      return (FlagImage(width: png.width, height: png.height, png: bytes, canShrink: canShrink), diagnostics)
    } catch {
      return (nil, diagnostics + [diagnostic(error, file)])
    }
  }

  private func shape(of png: PNGFile, _ file: FlagFile) -> [Diagnostic] {
    let size = "\(png.width) x \(png.height) pixels"
    var diagnostics: [Diagnostic] = []
    if limits.square && png.width != png.height {
      let message = "'\(file.fileName)' has \(size); it must be square"
      diagnostics.append(Diagnostic(.flagSquare, at: file.location, message))
    }
    if min(png.width, png.height) < limits.minSize {
      let message = "'\(file.fileName)' has \(size); each side needs at least \(limits.minSize) ('minSize')"
      diagnostics.append(Diagnostic(.flagSize, at: file.location, message))
    }
    if max(png.width, png.height) > limits.maxSize {
      let message = "'\(file.fileName)' has \(size); each side may have at most \(limits.maxSize) ('maxSize')"
      diagnostics.append(Diagnostic(.flagSize, at: file.location, message))
    }
    return diagnostics
  }

  private func extras(of png: PNGFile, _ file: FlagFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if png.isAnimated {
      let message = "'\(file.fileName)' is animated; most decoders show its first image only, so export that one"
      diagnostics.append(Diagnostic(.pngAnimated, at: file.location, message))
    }
    if png.trailingByteCount > 0 {
      let message = "'\(file.fileName)' has \(png.trailingByteCount) bytes after its image; export it again"
      diagnostics.append(Diagnostic(.pngTrailing, at: file.location, message))
    }
    if png.hasSplitData {
      diagnostics.append(nonconforming(file, "has other chunks between the chunks of its image data"))
    }
    if let chunk = png.unknownCriticalChunk {
      diagnostics.append(nonconforming(file, "has the critical chunk '\(chunk)', which PNG does not define"))
    }
    return diagnostics
  }

  private func nonconforming(_ file: FlagFile, _ fault: String) -> Diagnostic {
    let message = "'\(file.fileName)' \(fault); some decoders refuse that, so export it again"
    return Diagnostic(.pngConformance, at: file.location, message)
  }

  private func diagnostic(_ fault: PNGFault, _ file: FlagFile) -> Diagnostic {
    let name = "'\(file.fileName)'"
    let (rule, message): (Rule, String) =
      switch fault {
      case .empty: (.pngEmpty, "\(name) is empty; export it as PNG again")
      case .signature(.lfsPointer):
        (.pngSignature, "\(name) is a Git LFS pointer, not an image; run 'git lfs pull' to fetch the image")
      case .signature(let kind?):
        (.pngSignature, "\(name) is not a PNG file but \(kind.rawValue); export the image as PNG")
      case .signature(nil): (.pngSignature, "\(name) is not a PNG file; export the image as PNG")
      case .truncated(let count):
        (.pngTruncated, "\(name) ends after \(count) bytes, within a chunk; copy or export it again")
      case .headerMissing: (.pngInvalid, "\(name) does not begin with an IHDR chunk; export it again")
      case .dimensions(let width, let height):
        (.pngDimensions, "\(name) claims \(width) x \(height) pixels; both must be from 1 to \(limits.maxSize)")
      case .checksum(let chunk):
        (.pngChecksum, "\(name) is damaged: the checksum of its \(chunk) chunk is wrong; copy or export it again")
      case .invalid(let text): (.pngInvalid, "\(name) cannot be decoded (libpng: \(text)); export it again")
      }
    return Diagnostic(rule, at: file.location, message)
  }
}
