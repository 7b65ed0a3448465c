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

    /// The instructions that each operation takes, for each size.
    func count(_ operations: [Operation]) throws -> [[Int]] {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("counts").path
        // As the compiler calls the function in which the program does what is counted.
        let function = "$s6Growth11countedWorkyyyyXEF"
        _ = try Self.run(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=\(file)", "--toggle-collect=\(function)",
                "--dump-after=\(function)", program.path,
            ] + sizes.map(String.init) + operations.map(\.name)
        )
        return try operations.indices.map { index in
            try sizes.indices.map { try Self.total(of: "\(file).\(index * sizes.count + $0 + 1)") }
        }
    }

    private static func total(of file: String) throws -> Int {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
            let total = Int(line.dropFirst(8))
        else { throw CocoaError(.fileReadCorruptFile) }
        return total
    }

    private static func isInstalled(_ tool: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: output, as: UTF8.self)
    }
}
