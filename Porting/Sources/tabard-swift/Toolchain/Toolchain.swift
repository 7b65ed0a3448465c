import Foundation

/// A folder that looks like Swift's own to SwiftPM, with this program in the compiler's place.
///
/// SwiftPM looks for its libraries and tools beside the compiler, so the rest of the folder is links to what is there. It
/// follows a link that is the compiler itself, so that is a script.
struct Toolchain {
    private static let compilerName = "swiftc"

    /// The first argument that makes this program the compiler.
    static let compilerMode = "--as-compiler"

    /// The folder of the real `swiftc`.
    let binaries: URL

    /// The real compiler.
    var compiler: URL { binaries.appendingPathComponent(Self.compilerName) }

    /// The program that is SwiftPM.
    var swift: URL { binaries.appendingPathComponent("swift") }

    /// The language server.
    var languageServer: URL { binaries.appendingPathComponent("sourcekit-lsp") }

    /// The text of Swift's licence, which not every system's package of Swift has.
    var licence: URL {
        binaries.deletingLastPathComponent().appendingPathComponent("share/swift/LICENSE.txt")
    }

    /// The libraries that Swift's programs need when they run.
    var runtimeLibraries: URL {
        binaries.deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
    }

    /// The modules that manifests import.
    var manifestModules: URL {
        binaries.deletingLastPathComponent().appendingPathComponent("lib/swift/pm/ManifestAPI")
    }

    /// Finds Swift in the folders of `PATH`.
    init(path: String) throws {
        for folder in path.split(separator: ":") {
            let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(Self.compilerName)
            guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
            // The folder of the tools, when PATH leads to links to them; the last link is a name of swift-driver's.
            var place = candidate.deletingLastPathComponent().resolvingSymlinksInPath()
            if !FileManager.default.fileExists(atPath: place.appendingPathComponent("../lib/swift").path) {
                place = candidate.resolvingSymlinksInPath().deletingLastPathComponent()
            }
            binaries = place
            return
        }
        throw Failure(
            "Swift is missing: 'swiftc' is not on the PATH. https://www.swift.org/install/linux/ says how to install it."
        )
    }

    /// The compiler's first line about itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    func version() throws -> String {
        let process = Process()
        process.executableURL = compiler
        process.arguments = ["-version"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw Failure("\(compiler.path) does not start: \(error.localizedDescription)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let line = text.split(separator: "\n").first(where: { $0.contains("Swift version") }) else {
            throw Failure("\(compiler.path) -version tells no version")
        }
        return String(line)
    }

    /// The compiler's first line about itself, as it was when it was last asked.
    ///
    /// - Parameter folder: Where the answer is kept, since asking takes longer than everything else in a build without changes.
    func version(rememberedIn folder: URL) throws -> String {
        let file = folder.appendingPathComponent("compiler-version")
        let files = ["swift-driver", "swift-frontend", Self.compilerName].map { name in
            let path = binaries.appendingPathComponent(name).resolvingSymlinksInPath().path
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(attributes?[.size] ?? 0) \(time)\n"
        }
        let identity = files.joined()
        if let data = FileManager.default.contents(atPath: file.path) {
            let text = String(decoding: data, as: UTF8.self)
            if text.hasPrefix(identity), text.count > identity.count {
                return String(text.dropFirst(identity.count))
            }
        }
        let version = try version()
        // A folder that cannot be written to is told about where more is written.
        _ = try? (identity + version).writeIfChanged(to: file)
        return version
    }

    /// Makes the folder, or brings it up to date, and gives the path of the compiler in it.
    func makeLinks(in folder: URL, program: URL) throws -> URL {
        let files = FileManager.default
        let place = folder.appendingPathComponent("usr")
        let links = place.appendingPathComponent("bin")
        try files.createDirectory(at: links, withIntermediateDirectories: true)
        let real = binaries.deletingLastPathComponent()
        for name in try files.contentsOfDirectory(atPath: real.path) where name != binaries.lastPathComponent
        {
            try link(place.appendingPathComponent(name), to: real.appendingPathComponent(name))
        }
        for name in try files.contentsOfDirectory(atPath: binaries.path) where name != Self.compilerName {
            try link(links.appendingPathComponent(name), to: binaries.appendingPathComponent(name))
        }
        let compiler = links.appendingPathComponent(Self.compilerName)
        let quoted = program.path.replacingOccurrences(of: "'", with: "'\\''")
        let script = "#!/bin/sh\nexec '\(quoted)' \(Self.compilerMode) \"$@\"\n"
        if try script.writeIfChanged(to: compiler) {
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        }
        return compiler
    }

    private func link(_ link: URL, to target: URL) throws {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: link.path)) == target.path { return }
        try? files.removeItem(at: link)
        try files.createSymbolicLink(at: link, withDestinationURL: target)
    }
}
