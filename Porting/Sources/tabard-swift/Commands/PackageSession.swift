import Foundation

/// SwiftPM, with the compiler replaced.
struct PackageSession {
    let arguments: PackageArguments
    let kit: Kit
    let toolchain: Toolchain
    /// What the compiler is told about the package.
    let surroundings: CompilerEnvironment
    private let environment: [String: String]

    /// Finds the kit and the compiler, and prepares the package's build folder.
    ///
    /// - Parameters:
    ///   - current: The folder that the arguments' paths are relative to; this process's where none is given.
    ///   - changes: What SwiftPM's environment has beside this process's.
    init(
        _ arguments: PackageArguments,
        in current: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        environment changes: [String: String] = [:]
    ) throws {
        self.arguments = arguments
        var environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        // Not the first argument: a program that the PATH finds is told its name alone.
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        kit = try Kit.installed(with: program, environment: environment)
        toolchain = try Toolchain(path: environment["PATH"] ?? "/usr/bin:/bin")
        try kit.checkIsWhole()
        let scratch = arguments.scratch(from: current)
        try kit.check(
            compiler: try toolchain.version(rememberedIn: scratch.appendingPathComponent("tabard"))
        )
        let compiler: URL
        do {
            compiler = try toolchain.makeLinks(
                in: scratch.appendingPathComponent("tabard/toolchain"),
                program: program
            )
        } catch {
            throw Failure("The folder \(scratch.path) cannot be prepared: \(error.localizedDescription)")
        }
        environment["SWIFT_EXEC"] = compiler.path
        surroundings = CompilerEnvironment(
            compiler: toolchain.compiler,
            kit: kit.folder,
            package: arguments.package(from: current),
            scratch: scratch
        )
        surroundings.write(to: &environment)
        environment["TABARD_SWIFT_RESOURCES"] = PackageResources.identity(
            of: surroundings.package,
            scratch: scratch
        )
        self.environment = environment
    }

    /// Becomes SwiftPM: its exit status and signals are the command's.
    func become(_ command: String, _ arguments: [String]) throws -> Never {
        try become(toolchain.swift, [command] + arguments)
    }

    /// Becomes a script of the kit that runs SwiftPM.
    func become(script: String, _ command: String, _ arguments: [String]) throws -> Never {
        try become(kit.scripts.appendingPathComponent(script), [toolchain.swift.path, command] + arguments)
    }

    /// Runs SwiftPM and goes on when it succeeds; otherwise ends as it did.
    func run(_ command: String, _ arguments: [String]) throws {
        let process = process(command, arguments)
        do {
            try process.run()
        } catch {
            throw Failure("\(toolchain.swift.path) does not start: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Runs SwiftPM, whose messages the user sees, and gives what it prints.
    func output(_ command: String, _ arguments: [String]) throws -> String {
        let process = process(command, arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            throw Failure("\(toolchain.swift.path) does not start: \(error.localizedDescription)")
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
        return String(decoding: data, as: UTF8.self)
    }

    /// SwiftPM as a process that is still to be started.
    func process(_ command: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = toolchain.swift
        process.arguments = [command] + arguments
        process.environment = environment
        return process
    }

    private func become(_ program: URL, _ arguments: [String]) throws -> Never {
        try Execution.become(program, arguments, environment: environment)
    }
}
