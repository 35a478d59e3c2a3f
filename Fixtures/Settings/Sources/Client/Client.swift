import Isolated
import Keys
import Legacy

/// Prints what the targets made.
@main
struct Client {
  static func main() async {
    print("keys:", nations == Nation.allCases, Nation.england.id, Nation(normalizing: "GB_SCT.png") ?? .unknown)
    print("keys:", Nation.repeat.rawValue, Nation.templateAuthor, Nation.id.flag.png.count == Nation.id.flag.byteCount)
    print("isolated:", await isolatedCodes())
    print("legacy:", legacyCodes)
  }
}
