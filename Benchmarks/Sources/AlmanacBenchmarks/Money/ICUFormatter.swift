import Foundation

/// A number format of ICU's C library, which Foundation on Linux brings along. `nil` where it does not.
final class ICUFormatter {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, OpaquePointer?, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, UnsafePointer<UInt16>, UnsafeMutablePointer<UInt16>, Int32, OpaquePointer?,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private static let open = function("swift_unum_open", Open.self)
  private static let format = function("swift_unum_formatDoubleCurrency", Format.self)
  private static let close = function("swift_unum_close", Close.self)

  /// UNUM_CURRENCY.
  private static let currencyStyle: Int32 = 2
  private static let capacity = 64

  private let formatter: OpaquePointer
  private let currency: [UInt16]

  init?(locale: String, currency: String) {
    var status: Int32 = 0
    guard Self.format != nil, Self.close != nil,
      let formatter = Self.open?(Self.currencyStyle, nil, 0, locale, nil, &status), status <= 0
    else { return nil }
    self.formatter = formatter
    self.currency = Array(currency.utf16) + [0]
  }

  deinit { Self.close?(formatter) }

  /// The text as a Swift program needs it.
  func string(from amount: Double) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.capacity) { buffer in
      guard let start = buffer.baseAddress, let format = Self.format else { return nil }
      var status: Int32 = 0
      let count = format(formatter, amount, currency, start, Int32(Self.capacity), nil, &status)
      return status > 0 ? nil : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    }
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }
}
