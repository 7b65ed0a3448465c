import Foundation

/// Where what belongs to one module's lowering is kept: in the folder in which SwiftPM builds the module.
struct BuildFolder {
    let url: URL

    init(url: URL) {
        self.url = url
    }

    init(of module: String, _ arguments: CompilerArguments, _ surroundings: CompilerEnvironment) {
        if let map = arguments.outputFileMap {
            url = URL(fileURLWithPath: map).deletingLastPathComponent().appendingPathComponent("tabard")
        } else {
            url = surroundings.scratch.appendingPathComponent("tabard/modules/\(module)")
        }
    }

    /// The folder of another module that is built beside this one.
    func neighbour(_ module: String) -> BuildFolder {
        let builds = url.deletingLastPathComponent().deletingLastPathComponent()
        return BuildFolder(url: builds.appendingPathComponent("\(module).build/tabard"))
    }

    /// What other modules see of the module.
    var index: URL { url.appendingPathComponent("index.json") }

    /// Which files declare what.
    var facts: URL { url.appendingPathComponent("facts.json") }

    /// Which lowered files belong to which originals.
    var overlay: URL { url.appendingPathComponent("overlay.yaml") }

    func lowered(_ source: String) -> URL {
        url.appendingPathComponent("lowered").appendingPathComponent(
            URL(fileURLWithPath: source).lastPathComponent
        )
    }

    /// Forgets the module, which is no longer lowered.
    func remove() throws {
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
}
