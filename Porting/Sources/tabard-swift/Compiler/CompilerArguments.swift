import Foundation

/// What of a compiler's arguments decides how its sources are lowered.
struct CompilerArguments {
    /// As given.
    let arguments: [String]

    /// With response files in place.
    private let expanded: [String]

    init(_ arguments: [String]) throws {
        self.arguments = arguments
        expanded = try ResponseFile.expand(arguments)
    }

    /// The Swift files, in order.
    var sources: [String] {
        var sources: [String] = []
        var index = 0
        while index < expanded.count {
            let argument = expanded[index]
            if Self.optionsWithValue.contains(argument) {
                index += 2
                continue
            }
            if argument.hasSuffix(".swift"), !argument.hasPrefix("-") { sources.append(argument) }
            index += 1
        }
        return sources
    }

    var moduleName: String? { value(of: "-module-name") }
    var outputFileMap: String? { value(of: "-output-file-map") }
    var emittedModule: String? { value(of: "-emit-module-path") }

    /// How many folders are named for the modules of C: SwiftPM names one, and the developer perhaps another.
    var moduleCacheCount: Int { expanded.count { $0 == "-module-cache-path" } }

    /// Whether what the sources refer to is noted for editors.
    var isIndexing: Bool { expanded.contains("-index-store-path") }

    /// Whether messages are read by a program, each in JSON after its length.
    var isParseable: Bool { expanded.contains("-parseable-output") }

    /// Whether a manifest or a plugin of SwiftPM is compiled, which run while packages are built.
    var isOfSwiftPM: Bool {
        expanded.contains("-package-description-version")
            || expanded.contains { $0.hasSuffix("/ManifestAPI") || $0.hasSuffix("/PluginAPI") }
    }

    /// Whether a manifest is compiled.
    var isManifest: Bool { expanded.contains("-package-description-version") && !sources.isEmpty }

    /// Whether the compiler is asked about itself, or is one of its own helpers.
    var isQuestion: Bool {
        guard let first = expanded.first else { return true }
        return [
            "-frontend", "-modulewrap", "-print-target-info", "-version", "--version", "-h", "-help",
            "--help",
        ].contains(first)
    }

    var isVersionQuestion: Bool { expanded == ["-version"] || expanded == ["--version"] }

    /// Whether objects are joined into a program or a library.
    var isLinking: Bool {
        sources.isEmpty && (expanded.contains("-emit-executable") || expanded.contains("-emit-library"))
    }

    /// Whether the program holds Swift's libraries in itself: `--static-swift-stdlib`.
    var hasStaticStandardLibrary: Bool { expanded.contains("-static-stdlib") }

    /// Whether what comes out runs in the build itself, as macros do.
    var isForBuildTools: Bool {
        if let outputFileMap { return outputFileMap.contains("-tool.build/") }
        return value(of: "-o")?.hasSuffix("-tool") == true
    }

    /// Whether tests may see what is internal.
    var isTestable: Bool { expanded.contains("-enable-testing") }

    var hasParseAsLibrary: Bool { expanded.contains("-parse-as-library") }

    /// The conditions of `-D`.
    var conditions: Set<String> {
        var conditions: Set<String> = []
        for (index, argument) in expanded.enumerated() {
            if argument == "-D", index + 1 < expanded.count {
                conditions.insert(expanded[index + 1])
            } else if argument.hasPrefix("-D"), argument.count > 2 {
                conditions.insert(String(argument.dropFirst(2)))
            }
        }
        return conditions
    }

    /// The features of the language that are turned on.
    var features: Set<String> {
        var features: Set<String> = []
        for (option, value) in zip(expanded, expanded.dropFirst())
        where option == "-enable-upcoming-feature" || option == "-enable-experimental-feature" {
            // What follows the name says how: `StrictConcurrency=complete`.
            features.insert(String(value.prefix { $0 != "=" && $0 != ":" }))
        }
        if expanded.contains("-strict-memory-safety") { features.insert("StrictMemorySafety") }
        if expanded.contains("-enable-library-evolution") { features.insert("LibraryEvolution") }
        if expanded.contains("-strict-concurrency=complete") { features.insert("StrictConcurrency") }
        return features
    }

    /// The major language version, 5 where none is given.
    var languageMode: Int { value(of: "-swift-version").flatMap { Int($0.prefix(1)) } ?? 5 }

    private func value(of option: String) -> String? {
        guard let index = expanded.lastIndex(of: option), index + 1 < expanded.count else { return nil }
        return expanded[index + 1]
    }

    /// Options whose value may look like a source.
    private static let optionsWithValue: Set<String> = [
        "-module-name", "-o", "-output-file-map", "-emit-module-path", "-I", "-L", "-F", "-D", "-Xcc",
        "-Xlinker", "-Xfrontend",
        "-Xllvm", "-Xclang-linker", "-target", "-sdk", "-swift-version", "-package-name",
        "-module-cache-path", "-index-store-path",
        "-working-directory", "-vfsoverlay", "-num-threads", "-module-alias", "-primary-file",
        "-emit-dependencies-path",
        "-emit-objc-header-path", "-emit-module-interface-path", "-import-objc-header",
        "-enable-upcoming-feature",
        "-enable-experimental-feature", "-resource-dir", "-tools-directory", "-j",
    ]
}
