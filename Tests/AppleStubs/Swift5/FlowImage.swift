import AlmanacFlowImage
import Combine
import Foundation
import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit

  typealias UIImage = NSImage
#endif

// As a program for FlowImage has it, in Swift 5. Only the import is another one.

/// Neither final nor immutable, and with a property that is not sendable.
class StoredPhoto: FlowImage {
  class Storage {
    var files: [String: Data] = [:]
  }

  let name: String
  var storage = Storage()
  var id: ID { "photo-" + name }

  init(name: String) { self.name = name }

  func prepareForDisplay() async throws -> FlowImage {
    guard let data = storage.files[name], let image = DownloadedFlowImage(data: data) else {
      throw FlowImageError.dataToImageConvertionFailed
    }
    return try await image.prepareForDisplay()
  }

  func getUIImage() async throws -> UIImage { try await prepareForDisplay().getUIImage() }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

class FramedPhoto: StoredPhoto {
  override func getUIImage() async throws -> UIImage { try await super.getUIImage() }
}

struct Samples {
  let picture: UIImage
  let url: URL

  var all: [FlowImage] {
    var images: [FlowImage] = [URLFlowImage(url), StoredPhoto(name: "a"), FramedPhoto(name: "b")]
    images.append(DownloadedFlowImage(uiImage: picture))
    images.append(DownloadedFlowImage(uiImage: picture, rendered: true))
    images.append(DelayedFlowImage(uiImage: picture))
    images.append(TestFlowImage(picture))
    images.append(TestFlowImage(picture, failGet: true))
    images.append(TestFlowImage(picture, delayGet: true, delayInSeconds: 5))
    images.append(
      TestFlowImage(picture, id: "slow", failPrepare: true, failGet: true, delayPrepare: true, delayGet: true)
    )
    if let image = DelayedFlowImage(data: Data()) { images.append(image) }
    return images
  }

  /// For sets and lists.
  var erased: [AnyFlowImage] { Array(Set(all.map { $0.eraseToAnyFlowImage() })) }
}

@MainActor
class PhotoModel {
  var image: UIImage?
  var message = ""
  private var cache: FlowCache
  private var subscription: AnyCancellable?

  init(cache: FlowCache? = nil) { self.cache = cache ?? FlowCache.shared }

  func load(_ photo: FlowImage) async throws {
    let first: UIImage = try await cache.get(photo)
    let second = try await cache.get(photo, forceReCache: true)
    if first != second { image = second }
    let (current, publisher) = try await cache.getAndSubscribeTo(photo)
    image = current
    subscription = publisher.sink { [weak self] in self?.message = "changed" }
    let changes: FlowCache.Publisher = publisher
    subscription = changes.sink { [weak self] _ in
      self?.image = nil
    } receiveValue: {
    }
  }

  func reload(_ photo: FlowImage, from cache: FlowCache?) async throws {
    image = try await photo.getUIImageFromCache()
    image = try await photo.getUIImageFromCache(cache, forceRecache: true)
    image = try await photo.getUIImageFromCache(nil, forceRecache: true)
    image = try await photo.getUIImageFromCache(forceRecache: true)
    image = try await photo.prepareForDisplay().getUIImage()
    photo.removeFromCache()
    photo.removeFromCache(cache)
  }

  func forget(_ photo: FlowImage) {
    cache.remove(photo)
    cache.clear()
  }

  func describe(_ photo: FlowImage) async {
    do { try await load(photo) } catch FlowImageError.dataToImageConvertionFailed {
      message = "no image"
    } catch FlowImageError.uiImageDecodeFailed {
      message = "no pixels"
    } catch let error as FlowImageError where error == .failed || error == .unexpected {
      message = "failed"
    } catch {
      if error as? FlowImageError == .failedForTest { message = "a test" }
    }
  }

  func describe(_ error: FlowImageError) -> String {
    switch error {
    case .uiImageDecodeFailed: "no pixels"
    case .dataToImageConvertionFailed: "no image"
    case .unexpected: "unexpected"
    case .failedForTest: "a test"
    case .failed: "failed"
    default: "another reason"
    }
  }
}

struct PhotoList: View {
  let samples: Samples
  @State var image: FlowImage? = nil

  var body: some View {
    VStack {
      PhotoView(image: image)
      ForEach(samples.erased) { sample in
        Button {
          image = sample
        } label: {
          Text(sample.id)
        }
      }
    }
  }
}

struct PhotoView: View {
  let image: FlowImage?
  var cache: FlowCache?

  var body: some View {
    FlowImageView(image: image, cache: cache) { picture, state in
      ZStack {
        if state == .displaying {
          if picture == nil { Text("No image") }
        } else if state == .error {
          Text("Error")
        } else if state == .loading {
          ProgressView()
        }
      }
    }
  }
}
