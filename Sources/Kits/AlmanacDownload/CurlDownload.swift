#if os(Linux)
  import CCurl
  import Foundation

  /// A download with libcurl, which ends as soon as a callback requests it.
  ///
  /// FoundationNetworking uses libcurl too, but its sessions can't stop libcurl in the middle of what it has received,
  /// so a small gzip file could keep all of the process's sessions busy, and a connection that ends within the head
  /// would trap. Each program would also load about 25 libraries at launch, even if it downloads nothing.
  ///
  /// `@unchecked` is safe: only one thread uses it.
  final class CurlDownload: @unchecked Sendable {
    /// The maximum number of bytes of the heads of all responses together.
    private static let maximumHeadByteCount = 1 << 20

    /// Some versions of libcurl keep the seconds of a timeout in two bytes.
    private static let longestTimeout: TimeInterval = 65_535

    /// libcurl keeps the milliseconds of a deadline in four bytes, and treats zero as no deadline.
    private static let deadlines = 0.001...TimeInterval(Int32.max / 1_000)

    private let download: Download
    private let receiver: DownloadReceiver
    private var headByteCount = 0

    /// Whether the current response comes from an address with `https`, or the next one will.
    private var isSecure: Bool
    private var isHeadComplete = false

    /// The status of the last response, or 0 if there is none yet.
    private var status = 0
    private var headers = DownloadHeaders()
    private var body = Data()
    private var isTooLarge = false

    init(_ download: Download, _ receiver: DownloadReceiver) {
      self.download = download
      self.receiver = receiver
      isSecure = download.url.scheme?.lowercased() == "https"
    }

    /// Runs the download on a separate thread.
    func start() {
      Thread.detachNewThread { self.receiver.finish(self.run()) }
    }

    private func run() -> Download.Outcome {
      if let problem = ccurl_problem() { return .failure(LibraryError(reason: String(cString: problem))) }
      let fields = download.fields.map { "\($0.name): \($0.value)" }
      let bounds = Self.deadlines
      let deadline = min(max(Download.interval(download.deadline), bounds.lowerBound), bounds.upperBound)
      var transfer = ccurl_transfer()
      transfer.timeout = Int(min(download.wholeTimeout, Self.longestTimeout))
      transfer.deadline = Int(deadline * 1_000)
      transfer.limit = download.maximumByteCount
      transfer.context = Unmanaged.passUnretained(self).toOpaque()
      setCallbacks(&transfer)
      let texts = ([download.url.absoluteString] + fields).map { strdup($0) }
      defer { texts.forEach { free($0) } }
      transfer.url = texts[0].map { UnsafePointer($0) }
      let code = (texts.dropFirst().map { text in text.map { UnsafePointer($0) } } + [nil]).withUnsafeBufferPointer {
        transfer.headers = $0.baseAddress
        return ccurl_run(&transfer)
      }
      return outcome(code)
    }

    private func setCallbacks(_ transfer: inout ccurl_transfer) {
      transfer.head = { bytes, _, count, context in
        CurlDownload.of(context)?.takeHead(UnsafeRawBufferPointer(start: bytes, count: count)) == true ? count : 0
      }
      transfer.body = { bytes, _, count, context in
        CurlDownload.of(context)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: count)) == true ? count : 0
      }
      transfer.progress = { context, _, received, _, _ in
        guard let self = CurlDownload.of(context), !self.receiver.isFinished else { return 1 }
        // Bodies of redirects are dropped, but they count.
        return received > self.download.maximumByteCount ? 1 : 0
      }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlDownload? {
      context.map { Unmanaged<CurlDownload>.fromOpaque($0).takeUnretainedValue() }
    }

    private func takeHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
      headByteCount += bytes.count
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if line.hasPrefix("HTTP/") {
        (isHeadComplete, headers) = (false, DownloadHeaders())
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      } else if line.isEmpty {
        isHeadComplete = true
      } else {
        headers.add(line: line)
        // The redirect is the last response.
        if status != 200, !allowsTarget(in: line) {
          isHeadComplete = true
          return false
        }
      }
      return headByteCount <= Self.maximumHeadByteCount
    }

    /// Returns whether a line of a head names no target, or one that libcurl may follow.
    ///
    /// libcurl only knows which schemes are allowed, so it would go from `http` to `https`, and back.
    private func allowsTarget(in line: String) -> Bool {
      let (line, name) = (line.lowercased().utf8, "location:".utf8)
      guard line.starts(with: name) else { return true }
      let target = line.dropFirst(name.count).drop { $0 <= UInt8(ascii: " ") }
      if target.starts(with: "https:".utf8) { isSecure = true }
      return !isSecure || !target.starts(with: "http:".utf8)
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard status == 200, body.count + bytes.count <= download.maximumByteCount else {
        if status == 200 { isTooLarge = true }
        return false
      }
      body.append(contentsOf: bytes)
      return true
    }

    private func outcome(_ code: Int32) -> Download.Outcome {
      if isTooLarge || code == Code.fileSize { return download.tooLarge }
      let hasEnded = isHeadComplete && status >= 200
      if hasEnded, code == 0 || status != 200 && status != 304 && Code.ofResponses.contains(code) {
        return download.outcome(ofStatus: status, headers) ?? .success(.body(body, headers))
      }
      return .failure(Code.error(code))
    }
  }

  /// libcurl's codes.
  private enum Code {
    static let fileSize: Int32 = 63

    /// The codes of a transfer that its last response ended: no error, a redirect to another protocol or to no URL, an
    /// error status, or a body that `CurlDownload` doesn't want.
    static let ofResponses: Set<Int32> = [0, 1, 3, 22, 23, 42]

    /// Returns the error of a code, with a message for users.
    static func error(_ code: Int32) -> URLError {
      switch code {
      case 3: URLError(.badURL, text: "The URL is malformed.")
      case 5, 6: URLError(.cannotFindHost, text: "The server could not be found.")
      case 7: URLError(.cannotConnectToHost, text: "The server does not accept connections.")
      case 18, 55, 56: URLError(.networkConnectionLost, text: "The connection to the server was lost.")
      case 28: .timeout
      case 35: URLError(.secureConnectionFailed, text: "A secure connection to the server could not be made.")
      case 42: URLError(.dataLengthExceedsMaximum, text: "The server sent too much.")
      case 47: URLError(.httpTooManyRedirects, text: "The server redirects the request too often.")
      case 60: URLError(.serverCertificateUntrusted, text: "The server's certificate is not trusted.")
      case 61: URLError(.cannotDecodeContentData, text: "The server sent compressed data that cannot be unpacked.")
      default: URLError(.badServerResponse, text: "The server sent an answer that cannot be read.")
      }
    }
  }

  /// Downloads on Linux need libcurl, but it can't be loaded.
  private struct LibraryError: LocalizedError {
    /// The system's reason.
    let reason: String

    var errorDescription: String? {
      "Downloads need the library libcurl, which cannot be loaded (\(reason)). \(Self.remedy)"
    }

    var recoverySuggestion: String? { Self.remedy }

    private static let remedy =
      "Install it, for example with 'apt-get install libcurl4' or 'dnf install libcurl', and start the program again."
  }
#endif
