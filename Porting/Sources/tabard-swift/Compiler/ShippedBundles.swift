import Foundation

/// What finds the resources of a module in an app that is shipped: beside the program alone, and not in the folder in which it was built,
/// which others do not have, and of which they need not know.
struct ShippedBundles {
    /// What is compiled in the place of a source; nothing for a module without resources.
    private(set) var contents: [String: String] = [:]
    private let folder: URL

    init(of module: String, _ arguments: CompilerArguments, _ surroundings: CompilerEnvironment) throws {
        let accessor = arguments.sources.first { $0.hasSuffix("/resource_bundle_accessor.swift") }
        folder = surroundings.scratch.appendingPathComponent(
            "tabard/bundles/\(ContentHash(accessor ?? module))"
        )
        guard let accessor, let data = FileManager.default.contents(atPath: accessor) else { return }
        let file = folder.appendingPathComponent("resource_bundle_accessor.swift")
        try Self.withoutBuildPath(String(decoding: data, as: UTF8.self)).writeIfChanged(to: file)
        contents[accessor] = file.path
    }

    /// What the compiler needs where nothing else is compiled in the place of sources: it knows one list alone.
    var compilerArguments: [String] {
        get throws {
            guard !contents.isEmpty else { return [] }
            let overlay = folder.appendingPathComponent("overlay.yaml")
            try FileOverlay(contents: contents).text.writeIfChanged(to: overlay)
            return ["-vfsoverlay", overlay.path]
        }
    }

    /// SwiftPM's source, in which the folder beside the program takes the place of that of the build.
    ///
    /// The source looks beside `Bundle.main` first, which for an app with an `Info.plist` is the folder of its resources itself.
    static func withoutBuildPath(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let match = line.firstMatch(of: /^(\s*let buildPath = )"(?:.*\/)?([^\/]+)"\s*$/) else {
                return String(line)
            }
            return match.1
                + "URL(fileURLWithPath: \"/proc/self/exe\").resolvingSymlinksInPath().deletingLastPathComponent()"
                + ".appendingPathComponent(\"\(match.2)\").path"
        }.joined(separator: "\n")
    }
}
