import AppPackaging
import ArgumentParser
import Foundation

/// Turns the report of a crash into functions, files and lines.
struct SymbolicateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbolicate",
        abstract: "Show the functions, files and lines of a crash report",
        discussion: """
            An app that a fault ends writes a report to ~/.local/state/IDENTIFIER/crashes. It tells places by the build ids of \
            files and offsets in them; the files of symbols that 'tabard-swift package' makes beside each package say what is \
            there. Those of the system are found in /usr/lib/debug.
            """
    )

    @Argument(help: "The report.")
    var report: String

    @Option(
        name: .shortAndLong,
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Where symbols are.",
            discussion:
                "Files that end in .debug, programs that have their symbols, Debian packages whose names end in -dbgsym, and folders "
                + "with any of these.",
            valueName: "path"
        )
    )
    var symbols: [String] = []

    func run() throws {
        do {
            try show()
        } catch let error as PackagingError {
            throw Failure(error.description)
        }
    }

    private func show() throws {
        let report = try Self.read(report)
        let toolchain = try Toolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tabard-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        let files = try SymbolFiles(symbols.map { URL(fileURLWithPath: $0) }, temporary: temporary)
        let symbolizer = Symbolizer(binaries: toolchain.binaries)
        var notes = files.notes
        var places: [Int: [Symbolizer.Place]] = [:]
        // Each file is read once.
        let groups = Dictionary(grouping: report.frames.indices) { report.frames[$0].file }
        for (program, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
            guard let name = program.name else { continue }
            guard let file = files[program] else {
                notes.append(
                    "no symbols of \(name) were found: "
                        + (program.buildID.map { "its build id is \($0)" } ?? "it has no build id")
                )
                continue
            }
            let found = try symbolizer.places(of: indices.map { report.frames[$0].offset }, in: file)
            for (index, place) in zip(indices, found) { places[index] = place }
        }
        var lines = report.fields.map { "\($0.name): \($0.value)" } + [""]
        for (index, frame) in report.frames.enumerated() {
            lines.append(Self.line(index, frame, places[index] ?? []))
        }
        if !report.isWhole { lines.append("The report breaks off here: another fault ended the writing.") }
        try FileHandle.standardOutput.write(contentsOf: Data(lines.map { "\($0)\n" }.joined().utf8))
        let told = notes.map { "Note: \($0)\n" }.joined()
        try FileHandle.standardError.write(contentsOf: Data(told.utf8))
    }

    private static func line(_ index: Int, _ frame: CrashReport.Frame, _ places: [Symbolizer.Place]) -> String
    {
        let number = String(index)
        let margin = String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
        let file = frame.file.name ?? "no file"
        guard !places.isEmpty else { return "\(margin)\(file) + 0x\(String(frame.offset, radix: 16))" }
        return places.enumerated().map { depth, place in
            // What is put into another function stands above it, under the same number.
            let start = depth == 0 ? margin : String(repeating: " ", count: margin.count)
            return "\(start)\(place.function)\(place.line.map { " at \($0)" } ?? " in \(file)")"
        }.joined(separator: "\n")
    }

    private static func read(_ path: String) throws -> CrashReport {
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: CrashReport.mostBytes + 1) ?? Data()
        else { throw PackagingError(.unreadable, path: path, cause: "it can't be read") }
        return try CrashReport(String(decoding: data, as: UTF8.self), path: path)
    }
}
