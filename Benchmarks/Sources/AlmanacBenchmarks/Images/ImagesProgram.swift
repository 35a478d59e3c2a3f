extension MeasuredWorld {
  /// Decodes all flags of the program, and in turn their files, which libpng decodes on Linux.
  static let images = MeasuredWorld(
    libraries: ["AlmanacImages"],
    source: """
      import AlmanacImages

      func time(_ decode: () throws -> Void) rethrows -> Double {
        let start = nanoseconds()
        try decode()
        return (nanoseconds() - start) / Double(Country.allCases.count)
      }

      let flags = Country.allCases.map(\\.flag)
      let files = flags.map(\\.png)
      var (embedded, read): ([Double], [Double]) = ([], [])
      for _ in 0..<rounds {
        embedded.append(try time { for flag in flags { keep(try flag.image()) } })
        read.append(try time { for file in files { keep(try RasterImage(png: file)) } })
      }
      row("images", "median", median(embedded), median(read))

      """
  )
}
