import XCTest

@testable import TabardKit

/// Tests of what is stored in `UserDefaults`, by child processes whose defaults are files of their own.
@preconcurrency @MainActor
class DefaultsTestCase: XCTestCase {
    private static let variable = "TABARD_DEFAULTS"

    /// How a child ended.
    struct End: Equatable {
        let reason: Process.TerminationReason
        let status: Int32
        let text: String
    }

    /// What children do, by names of the subclass; they end well unless they end themselves.
    class var programs: [String: () -> Void] { [:] }

    private(set) var folder = ""

    override func setUp() async throws {
        folder = NSTemporaryDirectory() + "Defaults-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    /// The child's part; in the parent it is skipped.
    func testChild() throws {
        guard let name = ProcessInfo.processInfo.environment[Self.variable] else {
            throw XCTSkip("only in the child process of another test")
        }
        Self.programs[name]?()
        // Without what else the test bundle does at its end.
        exit(0)
    }

    /// Starts a child that is another program as to its defaults.
    func start(_ name: String, _ argument: String = "") throws -> (process: Process, output: FileHandle) {
        XCTAssertNotNil(Self.programs[name], name)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["TabardKitTests.\(Self.self)/testChild"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.variable: name, "TABARD_ARGUMENT": argument, "XDG_CONFIG_HOME": folder,
            "SWIFT_BACKTRACE": "enable=no", "G_DEBUG": "",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        return (process, output.fileHandleForReading)
    }

    /// Runs a child to its end.
    @discardableResult
    func run(_ name: String, _ argument: String = "") throws -> End {
        let (process, output) = try start(name, argument)
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return End(reason: process.terminationReason, status: process.terminationStatus, text: text)
    }

    /// Says something to the parent, at once.
    nonisolated static func tell(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    /// What the parent gave the child along.
    nonisolated static var argument: String { ProcessInfo.processInfo.environment["TABARD_ARGUMENT"] ?? "" }

    /// The file of the child's standard defaults, or of a suite's.
    func path(suite: String? = nil) -> String {
        "\(folder)/\(suite ?? (CommandLine.arguments[0] as NSString).lastPathComponent).plist"
    }

    /// What a file holds, read without Foundation's defaults; nil if there is none or it is damaged.
    func contents(suite: String? = nil) -> NSDictionary? {
        guard let data = FileManager.default.contents(atPath: path(suite: suite)) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? NSDictionary
    }

    func assertContents(
        _ expected: [String: Any],
        suite: String? = nil,
        _ message: String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(
            contents(suite: suite),
            NSDictionary(dictionary: expected),
            message,
            file: file,
            line: line
        )
    }

    /// The names in the folder.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
}
