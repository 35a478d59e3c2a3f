import AlmanacFlowImage
import Combine
import Foundation
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

#if canImport(UIKit)
  /// As a program for FlowImage writes it.
  struct ProfilePicture: View {
    let image: (any FlowImage)?

    var body: some View {
      FlowImageView(image: image, cache: FlowCache.shared) { uiimage, state in
        ZStack {
          if state == .displaying {
            if let image = uiimage {
              Image(uiImage: image).resizable().scaledToFit()
            }
          } else if state == .loading {
            ProgressView()
          } else {
            Text("Error")
          }
        }
      }
    }
  }
#endif

struct RemoteImage: View {
  let url: URL

  var body: some View {
    FlowImageView(image: URLFlowImage(url: url)) { phase in
      if let image = phase.image {
        picture(image).resizable().scaledToFit()
      } else if phase.state == .loading {
        ProgressView()
      }
      if let error = phase.error {
        Text(error.localizedDescription)
        Button("Try again") { phase.retry() }
      }
    }
  }

  private func picture(_ image: PlatformImage) -> Image {
    #if canImport(UIKit)
      Image(uiImage: image)
    #else
      Image(nsImage: image)
    #endif
  }
}

struct Spinner: View {
  var body: some View {
    FlowImageView(image: TestFlowImage()) { _, _ in ProgressView() }
    FlowImageView(image: nil) { _ in ProgressView() }
  }
}

/// As a program for FlowImage writes it, in Swift 6.
@MainActor final class PictureModel {
  private let cache = FlowCache()
  private var subscription: AnyCancellable?
  private(set) var picture: PlatformImage?

  func load(_ url: URL, from other: FlowCache?) async throws {
    let (image, publisher) = try await cache.getAndSubscribeTo(URLFlowImage(url))
    picture = image
    subscription = publisher.sink { [weak self] in self?.picture = nil }
    picture = try await cache.get(DelayedFlowImage(uiImage: image))
    picture = try await DownloadedFlowImage(uiImage: image).getUIImageFromCache(other, forceRecache: true)
    cache.clear()
  }

  func fails(_ picture: PlatformImage) async -> Bool {
    do { _ = try await cache.get(TestFlowImage(picture, failGet: true)) } catch {
      return error as? FlowImageError == .failedForTest
    }
    return false
  }
}

/// A list of images of any type.
struct Album: View {
  let pictures: [AnyFlowImage]

  var body: some View {
    ForEach(pictures) { Text($0.id) }
  }
}
