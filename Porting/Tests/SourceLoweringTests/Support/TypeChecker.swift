import Foundation
import SourceLowering
import XCTest

/// Type-checks texts against the stub of the runtime, whose modules are made once.
enum TypeChecker {
    private static let folder: URL? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "lowering-\(UUID().uuidString)"
        )
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (module, text) in [
            ("TabardFoundation", StubRuntime.foundation), ("TabardKit", StubRuntime.kit),
            ("UIKit", "@_exported import TabardKit"), ("QuartzCore", "@_exported import TabardKit"),
        ] {
            let file = folder.appendingPathComponent("\(module)Stub.swift")
            try? Data(text.utf8).write(to: file)
            let output = run(
                [
                    "-emit-module", "-module-name", module, "-parse-as-library", "-I", folder.path, "-o",
                    folder.appendingPathComponent("\(module).swiftmodule").path, file.path,
                ],
                in: folder
            )
            if !output.isEmpty { print("\(module): \(output)") }
        }
        atexit { TypeChecker.removeFolder() }
        return folder
    }()

    private static func removeFolder() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// What the compiler says of a module's files; empty if it is content.
    static func messages(_ files: [String: String], languageMode: Int, module: String = "App") -> String {
        guard let base = folder else { return "no folder" }
        let own = base.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = own.appendingPathComponent(name)
            try? Data(text.utf8).write(to: file)
            paths.append(file.path)
        }
        let arguments = [
            "-emit-module", "-o", base.appendingPathComponent("\(module).swiftmodule").path,
            "-parse-as-library",
            "-swift-version", "\(languageMode)", "-module-name", module, "-I", base.path,
        ]
        return run(arguments + paths, in: own)
    }

    private static func run(_ arguments: [String], in folder: URL) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return "swiftc doesn't run" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
            $0.contains("error:") || $0.contains("warning:")
        }
        .joined(separator: "\n")
    }
}

extension LoweringTestCase {
    /// Lowers a module's files and type-checks what comes out, in Swift 5 and 6 mode.
    func assertCompiles(
        _ files: [String: String],
        modes: [Int] = [5, 6],
        dependencies: [ModuleIndex] = [],
        module: String = "App",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let lowered = lowerModule(files, dependencies: dependencies, module: module, line: line)
        for (name, source) in lowered {
            XCTAssertEqual(source.diagnostics, [], name, file: file, line: line)
        }
        for mode in modes {
            let messages = TypeChecker.messages(lowered.mapValues(\.text), languageMode: mode, module: module)
            XCTAssertEqual(
                messages,
                "",
                "Swift \(mode):\n" + lowered.values.map(\.text).joined(separator: "\n---\n"),
                file: file,
                line: line
            )
        }
    }
}
