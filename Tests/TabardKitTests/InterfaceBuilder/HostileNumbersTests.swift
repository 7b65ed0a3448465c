import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// Storyboards with many of everything: what they take grows with their length only (I7). The log ends with them, so that child
/// processes read them.
@preconcurrency @MainActor
final class HostileNumbersTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        ["twice": { buildControllersThatHoldOthersTwice() }, "many": { buildManyOfEverything() }]
    }

    /// Each of these controllers holds two of the next, who hold two each, and so on.
    private static func buildControllersThatHoldOthersTwice() {
        let scenes = (0..<30).map { index in
            "<splitViewController id=\"c\(index)\"><connections><segue destination=\"c\(index + 1)\" kind=\"relationship\" relationship=\"masterViewController\" id=\"m\(index)\"/><segue destination=\"c\(index + 1)\" kind=\"relationship\" relationship=\"detailViewController\" id=\"d\(index)\"/></connections></splitViewController>"
        }
        let board = try? StoryboardText.storyboard(scenes, initial: "c0")
        print("made \(board?.instantiateInitialViewController() != nil)")
    }

    private static func buildManyOfEverything() {
        let count = 5_000
        func many(_ element: (Int) -> String) -> String { (0..<count).map(element).joined() }
        let view = "<view key=\"view\" id=\"v\"/>"
        let kinds: [String: String] = [
            "segues":
                "\(view)<connections>\(many { "<segue destination=\"a\" kind=\"show\" identifier=\"i\($0)\" id=\"s\($0)\"/>" })</connections>",
            "collections":
                "\(view)<connections>\(many { "<outletCollection property=\"p\($0)\" destination=\"a\" id=\"s\($0)\"/>" })</connections>",
            "attributes":
                "<view key=\"view\" id=\"v\"><userDefinedRuntimeAttributes>\(many { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\($0)\" value=\"\"/>" })</userDefinedRuntimeAttributes></view>",
            "variations":
                "<view key=\"view\" id=\"v\"><subviews>\(many { "<view id=\"w\($0)\"/>" })</subviews><variation key=\"widthClass=regular\"><mask key=\"subviews\">\(many { "<exclude reference=\"w\($0)\"/>" })</mask></variation></view>",
            "items":
                "\(view)<navigationItem key=\"navigationItem\" id=\"n\"><rightBarButtonItems>\(many { "<barButtonItem title=\"T\" id=\"w\($0)\"/>" })</rightBarButtonItems></navigationItem>",
            "unknown": "\(view)\(many { "<what\($0)/>" })",
        ]
        for (name, inside) in kinds.sorted(by: { $0.key < $1.key }) {
            let start = processorMilliseconds()
            let board = try? StoryboardText.storyboard(["<viewController id=\"a\">\(inside)</viewController>"]
            )
            let controller = board?.instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            controller?.view.layoutIfNeeded()
            let seconds = (processorMilliseconds() - start) / 1_000
            print("\(name) \(seconds < 10 ? "in time" : "in \(seconds) s")")
        }
    }

    func testControllersThatHoldOthersTwiceHaveAnEnd() throws {
        let (reason, text) = try run("twice")
        XCTAssertEqual(reason, .exit, String(text.suffix(2_000)))
        XCTAssertTrue(text.contains("made true"), String(text.suffix(2_000)))
        XCTAssertTrue(text.contains("More than 1000 controllers stand in one"), String(text.suffix(2_000)))
    }

    /// In a debug build each takes a second or two; with a time that grows with the square it would be minutes.
    func testManyOfAThing() throws {
        let (reason, text) = try run("many")
        XCTAssertEqual(reason, .exit, String(text.suffix(2_000)))
        for name in ["attributes", "collections", "items", "segues", "unknown", "variations"] {
            XCTAssertTrue(
                text.contains("\n\(name) in time") || text.hasPrefix("\(name) in time"),
                "\(name): \(text.suffix(1_000))"
            )
        }
    }
}
