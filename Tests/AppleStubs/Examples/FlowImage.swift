import AlmanacImages
import Foundation
import SwiftUI

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
