#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Builds a program that downloads. It needs libcurl for its first download, and not before.
  @Suite struct DownloadLibraryTests {
    private static let program = ConsumerTarget(
      name: "Downloads",
      usesPlugin: false,
      products: ["AlmanacEmoji", "AlmanacFlowImage"],
      program: """
        import AlmanacEmoji
        import AlmanacFlowImage
        import Foundation

        func report(_ name: String, _ download: () async throws -> String) async {
          do { print(name, try await download()) } catch {
            print(name, error.localizedDescription)
            print(name, (error as? any LocalizedError)?.recoverySuggestion ?? "no idea")
          }
        }

        guard let url = CommandLine.arguments.dropFirst().first.flatMap({ URL(string: $0) }) else {
          print("no URL")
          exit(0)
        }
        await report("emoji:") { try await RemoteEmojiDataSource(identifier: "test", url: url).fetch()[0].name }
        await report("image:") { "\\(try await URLFlowImage(url: url, diskCache: nil).image().width)" }

        """
    )

    private static let list = #"[{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion"}]"#

    @Test(.timeLimit(.minutes(60))) func isLoadedAtTheFirstDownload() async throws {
      let flag = try Data(contentsOf: Repository.flag("ch"))
      let server = try LoopbackServer { request in
        LoopbackServer.Step.answer("200 OK", body: request.contains("Accept: image/*") ? flag : Data(Self.list.utf8))
      }
      defer { server.stop() }
      try await ConsumerFolder.withPackage(.native, main: Self.program) { package in
        try package.buildCleanly()
        try needsNoLibraryForDownloads(package)
        let address = server.url.absoluteString
        #expect(try package.run([address]) == "emoji: grinning face\nimage: 64\n")

        let hidden = ["LD_LIBRARY_PATH": try folderWithoutLibraries(package)]
        #expect(try package.run(environment: hidden) == "no URL\n")
        let lines = try package.run([address], environment: hidden).split(separator: "\n")
        #expect(lines.map { $0.prefix(6) } == ["emoji:", "emoji:", "image:", "image:"])
        #expect(lines.allSatisfy { $0.contains("'apt-get install libcurl4'") })
        #expect(
          lines.filter { $0.contains("libcurl, which cannot be loaded (") && $0.contains("libcurl.so.4") }.count == 2
        )
      }
    }

    /// Neither the program nor a library that it needs asks for libcurl.
    private func needsNoLibraryForDownloads(_ package: ConsumerPackage) throws {
      let needed = try CommandResult.run(["ldd", ".build/debug/Downloads"], in: package.folder)
      #expect(needed.status == 0 && needed.output.contains("libFoundation.so"))
      #expect(!needed.output.contains("curl") && !needed.output.contains("FoundationNetworking"))
    }

    /// A folder with empty files, which the system finds before libcurl and cannot load.
    private func folderWithoutLibraries(_ package: ConsumerPackage) throws -> String {
      for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] { try package.write("", to: "hidden/\(name)") }
      return package.folder.appending(path: "hidden").path(percentEncoded: false)
    }
  }
#endif
