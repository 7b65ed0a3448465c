import Foundation

/// What the commands have to know of SwiftPM's arguments, which go to SwiftPM as they are.
struct PackageArguments {
    /// SwiftPM's options that have a value in an argument of its own.
    private static let optionsWithValue: Set<String> = [
        "--package-path", "--scratch-path", "--build-path", "--cache-path", "--config-path",
        "--security-path",
        "--swift-sdks-path", "--toolset", "--pkg-config-path", "--manifest-cache", "--netrc-file",
        "--resolver-fingerprint-checking",
        "--resolver-signing-entity-checking", "--default-registry-url", "--configuration", "-c", "-Xcc",
        "-Xswiftc", "-Xlinker",
        "-Xcxx", "-Xxcbuild", "-Xbuild-tools-swiftc", "-Xmanifest", "--triple", "--sdk", "--toolchain",
        "--swift-sdk", "--sanitize",
        "--auto-index-store", "--jobs", "-j", "--explicit-target-dependency-import-check", "--build-system",
        "-debug-info-format",
        "--debug-info-format", "--traits", "--product", "--target", "--filter", "--skip", "--num-workers",
        "--xunit-output",
        "--test-product", "--specifier", "-s", "--multiroot-data-file", "--color-diagnostics",
    ]

    let arguments: [String]

    /// Where the positional arguments begin: with `run`, the name of the program and its own arguments.
    private let firstPositional: Int

    init(_ arguments: [String]) {
        self.arguments = arguments
        var index = 0
        while index < arguments.count, arguments[index].hasPrefix("-") {
            index += Self.optionsWithValue.contains(arguments[index]) ? 2 : 1
        }
        firstPositional = min(index, arguments.count)
    }

    /// The options before the name of a program.
    var options: [String] { Array(arguments[..<firstPositional]) }

    /// The program that `run` names, and its arguments.
    var positional: [String] { Array(arguments[firstPositional...]) }

    /// Whether one of the options was given.
    func has(_ names: String...) -> Bool { options.contains(where: names.contains) }

    /// The options that change what is compiled and how, with their values.
    var buildOptions: [String] {
        let names: Set<String> = [
            "-Xswiftc", "-Xcc", "-Xcxx", "--triple", "--sdk", "--toolset", "--swift-sdk", "--traits",
        ]
        return options.indices.flatMap { index in
            names.contains(options[index]) && index + 1 < options.count
                ? [options[index], options[index + 1]] : []
        }
    }

    /// The folder of the package: that of `--package-path`, or the nearest one upwards with a manifest.
    func package(from current: URL) -> URL {
        if let path = value(of: "--package-path") {
            return Self.folder(path, in: current).resolvingSymlinksInPath()
        }
        var folder = current.standardizedFileURL.resolvingSymlinksInPath()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            let parent = folder.deletingLastPathComponent()
            if parent.path == folder.path { return current.standardizedFileURL.resolvingSymlinksInPath() }
            folder = parent
        }
        return folder
    }

    /// The folder that SwiftPM builds in.
    func scratch(from current: URL) -> URL {
        if let path = value(of: "--scratch-path") ?? value(of: "--build-path") {
            return Self.folder(path, in: current)
        }
        return package(from: current).appendingPathComponent(".build")
    }

    private static func folder(_ path: String, in current: URL) -> URL {
        let folder = path.hasPrefix("/") ? URL(fileURLWithPath: path) : current.appendingPathComponent(path)
        return folder.standardizedFileURL
    }

    private func value(of option: String) -> String? {
        for (index, argument) in options.enumerated() {
            if argument == option, index + 1 < options.count { return options[index + 1] }
            if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
        }
        return nil
    }
}
