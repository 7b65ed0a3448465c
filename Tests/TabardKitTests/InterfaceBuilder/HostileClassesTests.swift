import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// Elements and custom classes of every class that there is, where others must stand: no one stops the program (I7).
@preconcurrency @MainActor
final class HostileClassesTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["classes": { tryAllClasses() }] }

    /// The names of the classes of the public interface.
    private static func names() -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Interface")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let texts = files.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        return Set(texts.flatMap { $0.matches(of: /class ((?:UI|NS)[A-Za-z]+)/).map { String($0.1) } })
            .sorted()
    }

    private static func tryAllClasses() {
        let names = names()
        for name in names {
            FileHandle.standardError.write(Data("class \(name)\n".utf8))
            let plain = name.dropFirst(2)
            let element = plain.prefix(1).lowercased() + plain.dropFirst()
            for made in [
                "<\(element) id=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></\(element)>",
                "<customObject customClass=\"\(name)\" customModule=\"TabardKit\" id=\"x\"/>",
                "<view customClass=\"\(name)\" customModule=\"TabardKit\" id=\"x\"/>",
            ] {
                let keyed = made.replacingOccurrences(of: " id=", with: " key=\"view\" id=")
                for scene in [
                    "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\(made)</subviews></view></viewController>",
                    "<viewController id=\"a\"><view key=\"view\" id=\"v\"/></viewController>\(made)",
                    "<viewController id=\"a\">\(keyed)</viewController>",
                    made.replacingOccurrences(of: "id=\"x\"", with: "id=\"a\""),
                ] {
                    _ = try? BuiltDocument([UInt8](StoryboardText.text([scene]).utf8), performs: false)
                }
            }
        }
        print("tried \(names.count) classes")
    }

    func testEveryClassInEveryPlace() throws {
        let (reason, text) = try run("classes")
        let last = text.split(separator: "\n").last { $0.hasPrefix("class ") } ?? ""
        XCTAssertEqual(reason, .exit, "\(last): \(text.suffix(2_000))")
        let tried = text.firstMatch(of: /tried (\d+) classes/).flatMap { Int($0.1) } ?? 0
        XCTAssertGreaterThan(tried, 100, "\(last)")
    }
}
