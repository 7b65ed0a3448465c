import Foundation
import XCTest

/// How much a change of the interface's files is, as the script of releases tells it.
final class InterfaceDegreeTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tabard-interface-\(UUID().uuidString)")

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private static let interface = [
        "TabBar  public protocol TabBar",
        "TabBar.size  var size: Int { get }",
        "TabKind  @frozen public enum TabKind : Hashable",
        "TabKind.plain  case plain",
        "TabMisuse  public enum TabMisuse : Error",
        "TabMisuse.empty  case empty",
        "TabState  public struct TabState : Hashable",
        "TabState.add(_:)  public mutating func add(_ number: Double = 0.5)",
    ]

    /// What the script says where lines are taken away and added.
    private func change(
        _ removed: [String],
        _ added: [String],
        in product: String = "TabModel"
    ) throws -> String {
        let old = Self.interface
        for (name, lines) in [("old", old), ("new", old.filter { !removed.contains($0) } + added)] {
            let place = folder.appendingPathComponent(name)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let text = lines.map { $0 + "\n" }.joined()
            try Data(text.utf8).write(to: place.appendingPathComponent("\(product).txt"))
        }
        let script = Checkout.current.root.appendingPathComponent("Scripts/interface-change").path
        return try Command.output(of: [script, "old", "new"], in: folder)
    }

    func testNothing() throws {
        XCTAssertEqual(try change([], []), "none\n")
    }

    func testAdditions() throws {
        for line in [
            "TabState.count  public var count: Int { get }", "TabMisuse.late  case late",
            "TabOrder  @frozen public enum TabOrder", "TabState.a(_:)  public static func a(_ b: A.B)",
        ] {
            XCTAssertEqual(try change([], [line]), "addition\n+ \(line)\n")
        }
        // A type that comes with its cases and requirements.
        let order = ["TabOrder  @frozen public enum TabOrder", "TabOrder.up  case up"]
        XCTAssertEqual(try change([], order), "addition\n+ \(order[0])\n+ \(order[1])\n")
        // A requirement with a default.
        let height = [
            "TabBar.height  var height: Int { get }", "TabBar.height  public var height: Int { get }",
        ]
        XCTAssertEqual(try change([], height), "addition\n+ \(height[0])\n+ \(height[1])\n")
        let state = "TabState  public struct TabState : Hashable"
        XCTAssertEqual(try change([state], [state + ", Sendable"]), "addition\n+ \(state), Sendable\n")
    }

    func testBreaks() throws {
        for line in ["TabBar.height  var height: Int { get }", "TabKind.group  case group"] {
            XCTAssertEqual(try change([], [line]), "break\n+ \(line)\n")
        }
        // UIKit's enumerations are open to who builds with the kit, and not to who builds with the package.
        let late = "TabMisuse.late  case late"
        XCTAssertEqual(try change([], [late], in: "TabardKit"), "break\n+ \(late)\n")
        for line in Self.interface {
            XCTAssertEqual(try change([line], []), "break\n- \(line)\n")
        }
        let state = "TabState  public struct TabState : Hashable"
        let other = "TabState  public struct TabState : Sendable"
        XCTAssertEqual(try change([state], [other]), "break\n- \(state)\n+ \(other)\n")
        let bar = "TabBar  public protocol TabBar"
        XCTAssertEqual(try change([bar], [bar + " : Sendable"]), "break\n- \(bar)\n+ \(bar) : Sendable\n")
    }
}
