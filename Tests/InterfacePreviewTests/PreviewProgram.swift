import Foundation
import TabardTesting
import XCTest

/// Runs the program on documents in a folder of their own.
final class PreviewProgram {
    struct Result {
        let status: Int32
        let reason: Process.TerminationReason
        let output: String
        let errors: String
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("interface-preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// A storyboard with the scenes of a text.
    @discardableResult
    func storyboard(_ scenes: String, to name: String, attributes: String = "") throws -> String {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
            <device id="retina4_7"/><scenes>
            \(scenes)
            </scenes></document>
            """,
            to: name
        )
    }

    @MainActor
    func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: try TestApplication.path(ofProduct: "InterfacePreview")
        )
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
            $1
        }
        let files = try ["output", "errors"].map { name in
            let path = folder.appendingPathComponent(".\(name)").path
            XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
            return try XCTUnwrap(FileHandle(forUpdatingAtPath: path))
        }
        process.standardOutput = files[0]
        process.standardError = files[1]
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { file in
            try file.seek(toOffset: 0)
            return String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
        }
        return Result(
            status: process.terminationStatus,
            reason: process.terminationReason,
            output: texts[0],
            errors: texts[1]
        )
    }
}
