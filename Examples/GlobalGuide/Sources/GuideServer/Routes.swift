import Foundation
import Guide
import HTTPTypes
import Hummingbird

/// The paths of the guide, each with its methods. A path answers HEAD if it answers GET, and all other methods with the
/// status 405.
struct Routes {
  typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> Response

  private let router = Router(options: .autoGenerateHeadEndpoints)

  /// The same paths, each with the answer to a method that it doesn't have.
  private let paths = Router()

  /// What answers the requests.
  var responder: some HTTPResponder<BasicRequestContext> {
    // Each comes after all paths, so it sees only what none of them answers.
    paths.add(middleware: Missing())
    router.add(middleware: OtherMethods(paths: paths.buildResponder()))
    return router.buildResponder()
  }

  /// Adds a path.
  func on(_ path: RouterPath, get: Handler? = nil, post: Handler? = nil) {
    if let get { router.on(path, method: .get, use: get) }
    if let post { router.on(path, method: .post, use: post) }
    let methods = [get.map { _ in "GET, HEAD" }, post.map { _ in "POST" }].compactMap(\.self).joined(separator: ", ")
    paths.get(path) { request, context in
      let problem = Problem("This address takes \(methods).", .methodNotAllowed)
      var response = try problem.response(from: request, context: context)
      response.headers[.allow] = methods
      return response
    }
  }
}

extension BasicRequestContext {
  /// The part of the path that a route captures by a name, decoded. A part that is not valid percent-encoded UTF-8
  /// stays as it is.
  func segment(_ name: String) -> String {
    let segment = parameters.get(name) ?? ""
    guard segment.utf8.contains(UInt8(ascii: "%")) else { return segment }
    return segment.removingPercentEncoding ?? segment
  }
}

/// Answers the methods that a path doesn't have.
private struct OtherMethods<Paths: HTTPResponder<BasicRequestContext>>: RouterMiddleware {
  let paths: Paths

  func handle(
    _ request: Request,
    context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    var head = request.head
    head.method = .get
    return try await paths.respond(to: Request(head: head, body: request.body), context: context)
  }
}

/// Answers what is at no path: as JSON in the API, and elsewhere as a page.
private struct Missing: RouterMiddleware {
  func handle(
    _ request: Request,
    context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    guard path != "/api", !path.hasPrefix("/api/") else { throw Problem("The API has no such address.", .notFound) }
    return Response(.page(MessagePage.missing(Texts(PageLanguage(request).language))), status: .notFound)
  }
}
