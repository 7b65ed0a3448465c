import Foundation

/// The modules that SwiftPM builds, read from its own description of the build.
struct BuildPlan {
    /// One module and how it is compiled.
    struct Module: Equatable, Decodable {
        let moduleName: String
        let sources: [String]
        let importPath: String
        let outputFileMapPath: String
        private let otherArguments: [String]

        /// What the compiler is called with for a question about a source, its files left out.
        var arguments: [String] {
            var arguments = ["-module-name", moduleName, "-I", importPath]
            var index = 0
            while index < otherArguments.count {
                let argument = otherArguments[index]
                let next = index + 1 < otherArguments.count ? otherArguments[index + 1] : ""
                if Self.pairsForOutput.contains(argument)
                    || argument == "-Xfrontend" && Self.frontendWordsForModules.contains(next)
                {
                    index += 2
                    continue
                }
                if !Self.wordsForOutput.contains(argument), !argument.hasPrefix("-j") {
                    arguments.append(argument)
                }
                index += 1
            }
            return arguments
        }

        /// The arguments of the whole call, as lowering reads them.
        var compilerWords: [String] {
            arguments + ["-output-file-map", outputFileMapPath] + sources
        }

        private static let pairsForOutput: Set<String> = [
            "-index-store-path", "-emit-objc-header-path", "-emit-module-path", "-output-file-map", "-o",
        ]
        private static let wordsForOutput: Set<String> = [
            "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
            "-emit-module",
            "-emit-objc-header", "-emit-dependencies", "-c", "-whole-module-optimization",
        ]
        /// What makes modules without their functions' bodies, whose errors are just what an editor is to show.
        private static let frontendWordsForModules: Set<String> = [
            "-experimental-lazy-typecheck", "-experimental-skip-all-function-bodies",
            "-experimental-allow-module-with-compiler-errors", "-empty-abi-descriptor",
        ]
    }

    private struct Description: Decodable {
        let swiftCommands: [String: Module]
    }

    let modules: [String: Module]
    private let owners: [String: String]

    /// Reads the description; nil when there is none yet, or one of another SwiftPM's.
    init?(description file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let description = try? JSONDecoder().decode(Description.self, from: data)
        else { return nil }
        // What is compiled for the build's own tools as well is meant as it is in the program.
        let commands = description.swiftCommands.sorted { $0.key < $1.key }.filter {
            !$0.value.outputFileMapPath.contains("-tool.build/")
        }
        modules = Dictionary(commands.map { ($0.value.moduleName, $0.value) }) { first, _ in first }
        var owners: [String: String] = [:]
        for module in modules.values {
            for source in module.sources { owners[source] = module.moduleName }
        }
        self.owners = owners
    }

    /// The module that a file belongs to.
    func module(of source: String) -> Module? {
        owners[source].flatMap { modules[$0] }
    }
}
