import AppPackaging
import Foundation

/// A program of the system that packing needs.
struct Tool {
    let name: String
    /// What has it: a Debian package, or Swift.
    let package: String
    /// Where it lies; where the `PATH` leads if that is not said.
    var folder: URL?

    static let readelf = Tool(name: "readelf", package: "Debian's package binutils")
    static let dpkgDeb = Tool(name: "dpkg-deb", package: "Debian's package dpkg")
    static let shlibdeps = Tool(name: "dpkg-shlibdeps", package: "Debian's package dpkg-dev")
    static let tar = Tool(name: "tar", package: "Debian's package tar")
    static let gzip = Tool(name: "gzip", package: "Debian's package gzip")
    static let sha1sum = Tool(name: "sha1sum", package: "Debian's package coreutils")
    static let sha256sum = Tool(name: "sha256sum", package: "Debian's package coreutils")
    static let md5sum = Tool(name: "md5sum", package: "Debian's package coreutils")
    static let thumbnailer = Tool(
        name: "gdk-pixbuf-thumbnailer",
        package: "Debian's package libgdk-pixbuf2.0-bin"
    )
    static let git = Tool(name: "git", package: "Debian's package git")
    static let flatpakBuilder = Tool(name: "flatpak-builder", package: "Debian's package flatpak-builder")

    /// Whether it is there.
    var isInstalled: Bool { place != nil }

    private var place: URL? {
        if let folder {
            let file = folder.appendingPathComponent(name)
            return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - folder: Where it runs; this process's where none is given.
    ///   - input: What it reads; nothing where none is given.
    ///   - output: The file into which it writes; its output is the answer where none is given.
    /// - Returns: What it wrote.
    @discardableResult
    func run(
        _ arguments: [String],
        in folder: URL? = nil,
        environment changes: [String: String] = [:],
        input: String? = nil,
        into output: URL? = nil
    ) throws -> String {
        guard let place else {
            throw PackagingError(
                .tool,
                path: name,
                cause: "it is not installed; \(package) has it"
            )
        }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tabard-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        // Not both through pipes, which would have to be read at once; and what it says of a full disk fits on none.
        let written = output ?? temporary.appendingPathComponent("output")
        let told = Pipe()
        let process = Process()
        process.executableURL = place
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["LC_ALL": "C.UTF-8", "TZ": "UTC"]) { $1 }.merging(changes) { $1 }
        process.standardInput = FileHandle.nullDevice
        if let input {
            let file = temporary.appendingPathComponent("input")
            try Data(input.utf8).write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        process.standardOutput = try Self.file(written)
        process.standardError = told
        do {
            try process.run()
        } catch {
            throw PackagingError(.tool, path: name, cause: "it does not start: \(error.localizedDescription)")
        }
        let errors = told.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").suffix(3).joined(
                separator: " "
            )
            throw PackagingError(
                .tool,
                path: name,
                cause: "it ended with \(process.terminationStatus): \(lines)"
            )
        }
        guard output == nil else { return "" }
        return String(decoding: FileManager.default.contents(atPath: written.path) ?? Data(), as: UTF8.self)
    }

    private static func file(_ url: URL) throws -> FileHandle {
        guard FileManager.default.createFile(atPath: url.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: url.path)
        else { throw PackagingError(.unreadable, path: url.path, cause: "it can't be written") }
        return handle
    }
}
