#if canImport(SwiftUI)
  import AlmanacFlowImage
  import AlmanacWorld
  import Foundation
  import SwiftUI

  /// Flow images in each state.
  struct ImagesPage: View {
    private let replaced = TestFlowImage(id: "replaced", color: (200, 60, 40))

    private var examples: [FlowExample] {
      var examples = [
        FlowExample(title: "A flag of the binary", image: FlagFlowImage(Country.ch)),
        FlowExample(title: "A color", image: replaced),
        FlowExample(title: "After three seconds", image: DelayedFlowImage(TestFlowImage(id: "delayed"), delay: 3)),
        FlowExample(title: "At the second attempt", image: FlakyImage.image),
        FlowExample(title: "No image", image: nil),
      ]
      if let url = URL(string: "https://flagcdn.com/w320/ch.png") {
        examples.append(FlowExample(title: "From a server", image: URLFlowImage(url: url)))
      }
      return examples
    }

    var body: some View {
      NavigationStack {
        List {
          ForEach(examples, id: \.title) { FlowRow(example: $0) }
          Button("Replace the color") { Task { try await replace() } }
          Button("Empty the cache") { FlowCache.shared.clear() }
        }
        .navigationTitle("Images")
      }
    }

    /// The view shows the new image without being asked to.
    private func replace() async throws {
      let blue = TestFlowImage(id: replaced.id, color: (40, 60, 200))
      _ = try await FlowCache.shared.get(blue, forceReCache: true)
    }
  }

  /// An image with a title.
  struct FlowExample {
    let title: String
    let image: (any FlowImage)?
  }

  /// An image that fails at first.
  actor FlakyImage {
    private static let shared = FlakyImage()
    private var attempts = 0

    static let image = TestFlowImage(id: "flaky") { try await shared.load() }

    private func load() throws -> RasterImage {
      attempts += 1
      if attempts == 1 { throw URLError(.timedOut) }
      return RasterImage(width: 1, height: 1, pixels: [60, 160, 80, 255])
    }
  }

  /// A title, and what there is of the image.
  private struct FlowRow: View {
    let example: FlowExample

    var body: some View {
      HStack {
        Text(example.title)
        Spacer()
        FlowImageView(image: example.image) { phase in
          HStack {
            if phase.error != nil { Button("Try again") { phase.retry() } }
            if let image = phase.image {
              picture(image).resizable().scaledToFit()
            } else if phase.state == .loading {
              ProgressView()
            } else {
              Image(systemName: "photo")
            }
          }
        }
        .frame(width: 160, height: 64)
      }
    }

    private func picture(_ image: PlatformImage) -> Image {
      #if os(macOS)
        Image(nsImage: image)
      #else
        Image(uiImage: image)
      #endif
    }
  }
#endif
