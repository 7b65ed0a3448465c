import Foundation
import XCTest

/// Counts the instructions of what the program Growth does.
struct GrowthCounter {
    /// Something that it does.
    struct Operation {
        let group: String
        let name: String
        /// Why it costs more than in proportion; empty if it doesn't.
        let excuse: String
        /// Whether it costs the same however many there are.
        let isConstant: Bool
    }

    /// What an operation takes of one size.
    struct Cost {
        let instructions: Int
        /// How often it asked for memory.
        let allocations: Int
    }

    typealias Result = (operation: Operation, costs: [Cost])

    let sizes: [Int]
    private let program: URL
    private let folder: URL

    /// - Parameter sizes: How large the collections are.
    init(sizes: [Int]) throws {
        self.sizes = sizes
        for tool in ["valgrind", "strip"] {
            guard Self.isInstalled(tool) else { throw XCTSkip("\(tool) is not installed") }
        }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Valgrind can't read what Swift says for debuggers.
        program = folder.appendingPathComponent("Growth")
        let built = Bundle.main.bundleURL.appendingPathComponent("Growth")
        _ = try Self.run("strip", ["--strip-debug", "-o", program.path, built.path])
    }

    /// All that the program can do.
    func operations() throws -> [Operation] {
        try Self.run(program.path, ["--list"]).split(separator: "\n").map { line in
            let words = line.components(separatedBy: "\t")
            guard words.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
            return Operation(
                group: words[0],
                name: words[1],
                excuse: words[2],
                isConstant: words[3] == "constant"
            )
        }
    }

    /// What each operation takes, for each size.
    func costs(of operations: [Operation]) throws -> [[Cost]] {
        let file = folder.appendingPathComponent("counts").path
        // As the compiler calls the function in which the program does what is counted. What was done before it is dumped too, and
        // passed over: told to count from zero, Callgrind keeps a part of it.
        let function = "$s6Growth11countedWorkyyyyXEF"
        _ = try Self.run(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=\(file)", "--dump-before=\(function)",
                "--dump-after=\(function)", program.path,
            ] + sizes.map(String.init) + operations.map(\.name)
        )
        return try operations.indices.map { index in
            try sizes.indices.map { place in
                let part = 2 * (index * sizes.count + place + 1)
                defer {
                    for part in [part - 1, part] {
                        try? FileManager.default.removeItem(atPath: "\(file).\(part)")
                    }
                }
                return try Self.cost(in: "\(file).\(part)")
            }
        }
    }

    /// Takes away what was made for counting.
    func end() { try? FileManager.default.removeItem(at: folder) }

    /// Reads what Callgrind wrote.
    private static func cost(in file: String) throws -> Cost {
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        guard let line = lines.last(where: { $0.hasPrefix("totals: ") }), let total = Int(line.dropFirst(8))
        else { throw CocoaError(.fileReadCorruptFile) }
        // A function has its name where it is first told of, and then a number alone.
        var allocators: Set<Substring> = []
        var allocations = 0
        var isAllocator = false
        for line in lines {
            if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
                let words = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
                if words.count == 2, Self.allocators.contains(words[1]) { allocators.insert(words[0]) }
                isAllocator = line.hasPrefix("cfn=") && words.first.map(allocators.contains) == true
            } else if isAllocator, line.hasPrefix("calls=") {
                allocations += Int(line.dropFirst(6).prefix { $0.isNumber }) ?? 0
            }
        }
        return Cost(instructions: total, allocations: allocations)
    }

    private static let allocators: Set<Substring> = ["malloc", "calloc", "realloc", "posix_memalign"]

    private static func isInstalled(_ tool: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // Callgrind takes what one instruction of the processor copies for as many as it has bytes.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GLIBC_TUNABLES": ["movsb", "stosb"].map { "glibc.cpu.x86_rep_\($0)_threshold=\(1 << 30)" }
                .joined(separator: ":")
        ]) { _, ours in ours }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: output, as: UTF8.self)
    }
}
