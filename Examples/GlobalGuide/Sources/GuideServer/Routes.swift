import Foundation
import HTTPTypes
import Hummingbird

/// The paths of the guide, each with its methods. A path answers HEAD if it answers GET, and all other methods with the status 405.
struct Routes {
  typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> Response

  private let router = Router(options: .autoGenerateHeadEndpoints)

  /// What answers the requests.
  var responder: some HTTPResponder<BasicRequestContext> {
    // It comes after all paths, so it sees only what none of them answers.
    router.add(middleware: Missing())
    return router.buildResponder()
  }

  /// Adds a path.
  func on(_ path: RouterPath, get: Handler? = nil, post: Handler? = nil) {
    var allowed: [String] = []
    if let get {
      router.on(path, method: .get, use: get)
      allowed += ["GET", "HEAD"]
    }
    if let post {
      router.on(path, method: .post, use: post)
      allowed.append("POST")
    }
    let methods = allowed.joined(separator: ", ")
    for method in Self.methods where !allowed.contains(method.rawValue) {
      router.on(path, method: method) { request, context in
        var response = try Problem("This address takes \(methods).", .methodNotAllowed).response(
          from: request,
          context: context
        )
        response.headers[.allow] = methods
        return response
      }
    }
  }

  private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .patch, .options, .trace]
}

extension BasicRequestContext {
  /// The part of the path that a route captures by a name, decoded. A part that is not valid percent-encoded UTF-8 stays as it is.
  func segment(_ name: String) -> String {
    let segment = parameters.get(name) ?? ""
    return segment.removingPercentEncoding ?? segment
  }
}

/// Answers what no path does: as JSON in the API, and elsewhere as a page.
private struct Missing: RouterMiddleware {
  func handle(
    _ request: Request,
    context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    guard path != "/api", !path.hasPrefix("/api/") else { throw Problem("The API has no such address.", .notFound) }
    return Response(.page(MessagePage.missing.text), status: .notFound)
  }
}
