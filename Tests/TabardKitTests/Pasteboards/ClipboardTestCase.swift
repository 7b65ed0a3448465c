import GtkInterop
import Synchronization
import TabardTesting
import XCTest

@testable import TabardKit

/// Tests with other programs on the display that the tests themselves run on.
@preconcurrency @MainActor
class ClipboardTestCase: TabBarTestCase {
    var board: UIPasteboard { .general }
    private var files: [URL] = []

    override func setUp() async throws {
        try await super.setUp()
        try Toolkit.connect()
        // From here on the clipboard is followed.
        board.items = []
    }

    override func tearDown() async throws {
        for file in files { try? FileManager.default.removeItem(at: file) }
        board.items = []
        try await super.tearDown()
    }

    final class Answer: Sendable {
        let data = Mutex<Result<Data, any Error>?>(nil)
    }

    /// What a provider answers; nil if it does not in time.
    func load(_ provider: NSItemProvider, _ type: String, seconds: Double = 30) -> Result<Data, any Error>? {
        let answer = Answer()
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
            let result = data.map { Result<Data, any Error>.success($0) }
            answer.data.withLock { $0 = result ?? .failure(error ?? CocoaError(.fileReadUnknown)) }
        }
        MainLoop.iterate(seconds: seconds) { answer.data.withLock { $0 != nil } }
        return answer.data.withLock { $0 }
    }

    /// Whether a provider answers with an error.
    func fails(_ provider: NSItemProvider?, _ type: String) -> Bool {
        guard let provider, case .failure = load(provider, type) else { return false }
        return true
    }

    /// Has xclip copy data, and waits until they are offered here.
    func copy(_ data: Data, as type: String? = nil) throws -> ClipboardProgram {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        files.append(file)
        let count = board.changeCount
        let program = try ClipboardProgram(
            ["/usr/bin/xclip", "-selection", "clipboard", "-quiet", "-i"] + (type.map { ["-t", $0] } ?? []),
            input: file
        )
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.changeCount > count && board.numberOfItems > 0 })
        return program
    }

    /// The types that xclip is offered.
    func offered() throws -> [String] {
        let list = try pasted("TARGETS") ?? Data()
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    /// What xclip pastes as a type; nil if it gets nothing, which is an end like any other for some of its types.
    func pasted(_ type: String) throws -> Data? {
        let program = try ClipboardProgram(
            ["/usr/bin/xclip", "-selection", "clipboard", "-o", "-t", type]
        )
        let status = try XCTUnwrap(program.status())
        return status == 0 && !program.output.isEmpty ? program.output : nil
    }

    /// A program of the tests' own that has something copied, once it is offered here.
    func owner(_ manner: String) throws -> ClipboardProgram {
        let count = board.changeCount
        let program = try ClipboardProgram([TestApplication.path(ofProduct: "ClipboardOwner"), manner])
        XCTAssertNotNil(program.line("ready"))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.changeCount > count && board.numberOfItems > 0 })
        return program
    }
}
