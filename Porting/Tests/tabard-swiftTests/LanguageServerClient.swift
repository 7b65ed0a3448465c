import Foundation
import LanguageServer
import XCTest

/// An editor's side of a language server.
final class LanguageServerClient {
    /// Nothing came for long; what was told last about each document.
    struct Silence: Error {
        let diagnostics: [String: JSONValue]
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var framing = MessageFraming()
    private var lastID = 0
    private var text = DocumentText("")
    private var version = 1
    /// What was told last about each document.
    private var diagnostics: [String: JSONValue] = [:]

    /// Starts the server and initializes it.
    init(_ program: URL, _ arguments: [String], environment: [String: String], root: URL) throws {
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TABARD") }
            .merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let answer = try request(
            "initialize",
            ["processId": .null, "rootUri": .string(root.absoluteString), "capabilities": [:]]
        )
        XCTAssertNotNil(answer["result"]?["capabilities"], "\(answer)")
        notify("initialized", [:])
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Ends the server; its exit status.
    func end() throws -> Int32 {
        _ = try request("shutdown", .null)
        notify("exit", .null)
        process.waitUntilExit()
        return process.terminationStatus
    }

    func write(_ message: JSONValue) { write(message.bytes) }

    func write(_ bytes: [UInt8]) {
        input.fileHandleForWriting.write(Data(MessageFraming.framed(bytes)))
    }

    func notify(_ method: String, _ parameters: JSONValue) {
        write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Asks, and waits for the answer.
    func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        lastID += 1
        let id: JSONValue = .number(String(lastID))
        write(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
        return try wait { $0["id"] == id && $0["method"] == nil }
    }

    func wait(for isWanted: (JSONValue) -> Bool) throws -> JSONValue {
        while true {
            while let bytes = try framing.next() {
                let message = try JSONValue(bytes)
                if message["method"] == "textDocument/publishDiagnostics",
                    let uri = message["params"]?["uri"]?.string
                {
                    diagnostics[uri] = message["params"]?["diagnostics"]
                }
                if isWanted(message) { return message }
            }
            // A server that says nothing more fails the test, and does not keep the others waiting.
            var reading = pollfd(
                fd: output.fileHandleForReading.fileDescriptor,
                events: Int16(POLLIN),
                revents: 0
            )
            guard poll(&reading, 1, 180_000) > 0 else { throw Silence(diagnostics: diagnostics) }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
            framing.add(data)
        }
    }

    /// Opens a file, with another text than it has if one is given.
    func open(_ path: String, _ text: String) {
        self.text = DocumentText(text)
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(path)), "languageId": "swift", "version": 1, "text": .string(text),
                ]
            ]
        )
    }

    /// Types a text in the place of another, in the document that was opened last.
    func type(_ new: String, over old: String, in path: String) throws {
        let range = try place(of: old)
        version += 1
        text.replace(range, with: new)
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri(path)), "version": .number(String(version))],
                "contentChanges": [["range": JSONValue(range), "text": .string(new)]],
            ]
        )
    }

    /// Asks about the place behind a text, in the document that was opened last.
    func ask(_ method: String, behind part: String, in path: String) throws -> JSONValue {
        let position = JSONValue(try place(of: part))["end"] ?? .null
        return try request(
            "textDocument/\(method)",
            ["textDocument": ["uri": .string(uri(path))], "position": position]
        )
    }

    /// Waits until a file's messages are those; each as `line:column: message`, counted as the compiler does.
    func waitForDiagnostics(_ expected: [String], in path: String) throws {
        var last: [String]?
        repeat {
            if last == expected { return }
            _ = try wait { $0["method"] == "textDocument/publishDiagnostics" }
            last = diagnostics[uri(path)]?.array?.map { item in
                let start = item["range"]?.range?.lowerBound ?? .init(line: -1, character: -1)
                let column = text.position(of: text.offset(of: start)).character
                return "\(start.line + 1):\(column + 1): \(item["message"]?.string ?? "")"
            }
        } while true
    }

    func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

    private func place(of part: String) throws -> Range<DocumentText.Position> {
        let range = try XCTUnwrap(text.text.range(of: part), part)
        let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
        return text.position(of: start)..<text.position(of: start + part.utf8.count)
    }
}
