import Foundation

/// The installed `tabard-swift` and its kit.
struct Installation {
    private struct Description: Decodable {
        let compilerArguments: [String]
        let linkerArguments: [String]
    }

    enum Failure: Error {
        case notFound(String)
    }

    let program: URL
    /// The folder `lib/tabard`, or what `TABARD_KIT` names in its place.
    let kit: URL
    let compilerArguments: [String]
    let linkerArguments: [String]

    init(of name: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let folders =
            name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        guard
            let path = folders.map({ $0 + name }).first(where: FileManager.default.isExecutableFile(atPath:))
        else {
            throw Failure.notFound(name)
        }
        program = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        kit =
            environment["TABARD_KIT"].map { URL(fileURLWithPath: $0) }
            ?? program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
                "lib/tabard"
            )
        let json = try Data(contentsOf: kit.appendingPathComponent("kit.json"))
        let description = try JSONDecoder().decode(Description.self, from: json)
        let folder = kit.path
        compilerArguments = description.compilerArguments.map {
            $0.replacingOccurrences(of: "{kit}", with: folder)
        }
        linkerArguments = description.linkerArguments.map {
            $0.replacingOccurrences(of: "{kit}", with: folder)
        }
    }
}
