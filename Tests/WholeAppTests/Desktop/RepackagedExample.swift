import Foundation
import TabardTesting
import XCTest

/// A copy of an example in a folder of its own, with an `Info.plist` and files that the test chooses.
@MainActor
final class RepackagedExample {
    /// Where the program, its list and its files lie.
    let folder: URL
    private let program: URL

    init(_ name: String, information: [String: Any], files: [String: Data] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appendingPathComponent(name)
        let built = URL(fileURLWithPath: try TestApplication.path(ofProduct: name))
        try FileManager.default.copyItem(at: built, to: program)
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("App-Info.plist"))
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    }

    func start(arguments: [String] = [], on display: TestDisplay) throws -> TestApplication {
        try TestApplication(program.path, arguments: arguments, on: display)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
