import Foundation

/// Writes the symbol graphs of this build's modules, with the tool that comes with the compiler.
///
/// It reads what the build of the tests has made anyway, so that it takes a second and not another build.
struct SymbolGraphExtractor {
    /// The modules that apps can import, by the product that holds them.
    let modules: [String: [String]]
    /// The checkout of Tabard.
    let checkout: URL

    /// The graphs of each product, from the folder that `extract` has made.
    func graphs(in folder: URL) throws -> [String: [SymbolGraph]] {
        try modules.mapValues { modules in
            try modules.flatMap { module in
                try FileManager.default.contentsOfDirectory(
                    at: folder.appendingPathComponent(module),
                    includingPropertiesForKeys: nil
                )
                .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
            }
        }
    }

    /// Makes a folder with one a module; in it `Module.symbols.json`, and `Module@Other.symbols.json` with what extends
    /// another module's types.
    func extract() throws -> URL {
        let products = Bundle.main.bundleURL.resolvingSymlinksInPath()
        let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        // The build makes one for each module of C that has none.
        let made = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "build" }
            .map { $0.appendingPathComponent("module.modulemap") }
        let own = [
            scratch.appendingPathComponent("checkouts/swift-system/Sources/CSystem/include/module.modulemap"),
            checkout.appendingPathComponent("Sources/CGtk/module.modulemap"),
            checkout.appendingPathComponent("Sources/CXML/module.modulemap"),
        ]
        let maps = (made + own).filter { FileManager.default.fileExists(atPath: $0.path) }
        let headers = try Command.output(
            of: "pkg-config",
            "--cflags-only-I",
            "libadwaita-1",
            "libxml-2.0"
        )
        .split { $0.isWhitespace }
        let target = try JSONDecoder().decode(
            TargetInfo.self,
            from: Data(Command.output(of: "swiftc", "-print-target-info").utf8)
        )
        let folder = products.appendingPathComponent("SymbolGraphs")
        try? FileManager.default.removeItem(at: folder)
        let toC = maps.map { "-fmodule-map-file=\($0.path)" } + headers.map { String($0) }
        for module in modules.values.joined().sorted() {
            let place = folder.appendingPathComponent(module)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Command.output(
                of: ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", place.path]
                    + ["-I", products.appendingPathComponent("Modules").path]
                    + ["-target", target.target.triple, "-module-cache-path", products.path + "/ModuleCache"]
                    + ["-minimum-access-level", "public", "-skip-synthesized-members"]
                    + toC.flatMap { ["-Xcc", $0] }
            )
        }
        return folder
    }

    private struct TargetInfo: Decodable {
        let target: Target

        struct Target: Decodable {
            let triple: String
        }
    }
}
