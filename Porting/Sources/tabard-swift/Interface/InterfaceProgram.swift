import Foundation

/// The program of the kit that makes the objects of interface documents.
struct InterfaceProgram {
    private static let name = "InterfacePreview"

    private let kit: Kit
    private let program: URL
    private let environment: [String: String]
    private let temporary: URL

    /// Finds the program and gives it what is known of an app. Nothing is left behind after `remove()`.
    init(for app: AppFiles) throws {
        var environment = ProcessInfo.processInfo.environment
        // The kit does not say where Swift lies.
        let libraries = try Toolchain(path: environment["PATH"] ?? "/usr/bin:/bin").runtimeLibraries.path
        environment["LD_LIBRARY_PATH"] = [libraries, environment["LD_LIBRARY_PATH"] ?? ""]
            .filter { !$0.isEmpty }.joined(separator: ":")
        self.environment = environment
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        kit = try Kit.installed(with: own, environment: environment)
        program = kit.folder.appendingPathComponent(Self.name)
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Failure(
                "The kit in \(kit.folder.path) has no \(Self.name): `make install` in Tabard's folder installs it anew."
            )
        }
        temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("tabard-swift-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: temporary,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try JSONEncoder().encode(AppFacts(of: app)).write(to: facts)
        } catch {
            throw Failure("\(temporary.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes what was written for the program.
    func remove() { try? FileManager.default.removeItem(at: temporary) }

    private var facts: URL { temporary.appendingPathComponent("app.json") }

    /// What the program wrote, and how it ended.
    struct Result {
        let output: Data
        let errors: String
        let ending: Ending
    }

    /// How a program ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    /// Runs the program where nobody sees it, to its end.
    func run(_ command: String, _ arguments: [String]) throws -> Result {
        let words = ["env", "-u", "G_DEBUG"] + self.words(command, arguments)
        let process = Process()
        if isInstalled("Xvfb") {
            process.executableURL = kit.scripts.appendingPathComponent("headless")
            process.arguments = words
        } else {
            guard ["WAYLAND_DISPLAY", "DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else {
                throw Failure(
                    "Documents are looked at on a display that nobody sees, and Xvfb is missing: install the package xvfb."
                )
            }
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = Array(words.dropFirst())
        }
        // Large enough for the largest scene, with two pixels a point.
        let changes = ["SWIFT_BACKTRACE": "enable=no", "SCREEN": "4200x4200"]
        process.environment = environment.merging(changes) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Into files, since two pipes would have to be read at once.
        let (output, errors) = (
            try OutputFile("output", in: temporary), try OutputFile("errors", in: temporary)
        )
        process.standardOutput = output.handle
        process.standardError = errors.handle
        let ending = try end(of: process)
        return Result(
            output: output.content,
            errors: String(decoding: errors.content, as: UTF8.self),
            ending: ending
        )
    }

    /// Runs the program where the user sees it, until its window is closed.
    func show(_ command: String, _ arguments: [String]) throws -> Ending {
        let process = Process()
        process.executableURL = kit.scripts.appendingPathComponent("run")
        process.arguments = words(command, arguments)
        process.environment = environment
        // Ctrl-C ends the program, and this one after it. A signal that is ignored would be so there too.
        signal(SIGINT) { _ in }
        return try end(of: process)
    }

    private func words(_ command: String, _ arguments: [String]) -> [String] {
        [program.path, command, "--app", facts.path] + arguments
    }

    private func end(of process: Process) throws -> Ending {
        do {
            try process.run()
        } catch {
            throw Failure("\(program.path) does not start: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        // A shell says of the program that it started which signal ended it.
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal { return .signalled(status) }
        return status > 128 ? .signalled(status - 128) : .exited(status)
    }

    /// A file that a program writes into.
    private struct OutputFile {
        let handle: FileHandle
        private let path: String

        init(_ name: String, in folder: URL) throws {
            path = folder.appendingPathComponent(name).path
            guard FileManager.default.createFile(atPath: path, contents: nil),
                let handle = FileHandle(forWritingAtPath: path)
            else { throw Failure("\(path) cannot be written") }
            self.handle = handle
        }

        var content: Data {
            try? handle.close()
            return FileManager.default.contents(atPath: path) ?? Data()
        }
    }

    private func isInstalled(_ program: String) -> Bool {
        (environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }
}
