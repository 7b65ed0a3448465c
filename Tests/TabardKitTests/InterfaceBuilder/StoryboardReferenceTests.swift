import GtkInterop
import XCTest

@testable import TabardKit

/// Scenes that stand in another storyboard (I1, I3, I4).
@preconcurrency @MainActor
final class StoryboardReferenceTests: InterfaceTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private let toldClass = #"customClass="ToldController" customModule="TabardKitTests""#

    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: folder)
        try await super.tearDown()
    }

    private func reference(_ id: String, _ attributes: String, _ elements: String = "") -> String {
        "<viewControllerPlaceholder \(attributes) id=\"\(id)\">\(elements)</viewControllerPlaceholder>"
    }

    private func shown(_ scenes: [String], others: [String], initial: String) throws -> UIViewController {
        for (name, text) in [
            ("Main", StoryboardText.text(scenes)), ("Other", StoryboardText.text(others, initial: initial)),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        let first = try XCTUnwrap(controller)
        show(first)
        return first
    }

    /// Public apps rely on it: their references say only "Item", which Interface Builder shows.
    func testI4TheItemOfATabIsThatOfTheOtherStoryboard() throws {
        let item =
            "<tabBarItem key=\"tabBarItem\" title=\"Item\" image=\"heart\" catalog=\"system\" id=\"pi\"/>"
        let tabs = try shown(
            [
                "<tabBarController id=\"a\">\(StoryboardText.relationship("viewControllers", ["p1", "p2"]))</tabBarController>",
                reference("p1", "storyboardName=\"Other\"", item),
                reference("p2", "storyboardName=\"Other\" referencedIdentifier=\"second\"", item),
            ],
            others: [
                "<navigationController id=\"n\"><tabBarItem key=\"tabBarItem\" title=\"Settings\" image=\"star\" catalog=\"system\" id=\"ni\"/>\(StoryboardText.relationship("rootViewController", ["r"]))</navigationController>",
                "<viewController title=\"Root\" id=\"r\"><view key=\"view\" id=\"rv\"/></viewController>",
                "<viewController title=\"Second\" storyboardIdentifier=\"second\" id=\"s\"><view key=\"view\" id=\"sv\"/></viewController>",
            ],
            initial: "n"
        )
        let items = try XCTUnwrap((tabs as? UITabBarController)?.tabBar.items)
        XCTAssertEqual(items.map(\.title), ["Settings", "Second"])
        XCTAssertEqual(items.map(\.image), [UIImage(systemName: "star"), nil])
        XCTAssertEqual(told, [])
    }

    func testI3SeguesLeadIntoTheOtherStoryboard() throws {
        let stack = try shown(
            [
                "<navigationController id=\"a\">\(StoryboardText.relationship("rootViewController", ["h"]))</navigationController>",
                "<viewController title=\"Home\" id=\"h\" \(toldClass)><view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"20\"/><connections><segue destination=\"p1\" kind=\"embed\" identifier=\"in\" id=\"s1\"/></connections></containerView></subviews></view><connections><segue destination=\"p2\" kind=\"show\" identifier=\"on\" id=\"s2\"/></connections></viewController>",
                reference(
                    "p1",
                    "storyboardName=\"Other\"",
                    "<navigationItem key=\"navigationItem\" title=\"X\" id=\"n\"/>"
                ), reference("p2", "storyboardName=\"Other\" referencedIdentifier=\"second\""),
            ],
            others: [
                "<viewController title=\"First\" id=\"f\" \(toldClass)><view key=\"view\" id=\"fv\"/></viewController>",
                "<viewController title=\"Second\" storyboardIdentifier=\"second\" id=\"s\" \(toldClass)><view key=\"view\" id=\"sv\"/></viewController>",
            ],
            initial: "f"
        )
        let home = try XCTUnwrap((stack as? UINavigationController)?.topViewController)
        XCTAssertEqual(
            StoryboardCalls.list,
            [
                "init ToldController Home", "awake ToldController Home, view false, outlet false",
                "loadView ToldController Home", "init ToldController First",
                "awake ToldController First, view false, outlet false",
                "prepare in to First, sender nil, loaded false", "loadView ToldController First",
                "didLoad ToldController First, outlet false", "didLoad ToldController Home, outlet false",
            ]
        )
        let first = try XCTUnwrap(home.children.first)
        XCTAssertEqual(first.storyboard?._source.document.name, "Other.storyboard")
        StoryboardCalls.list = []
        home.performSegue(withIdentifier: "on", sender: nil)
        XCTAssertEqual(
            Array(StoryboardCalls.list.prefix(3)),
            [
                "init ToldController Second", "awake ToldController Second, view false, outlet false",
                "prepare on to Second, sender nil, loaded false",
            ]
        )
        XCTAssertEqual(stack.children.map(\.title), ["Home", "Second"])
        XCTAssertEqual(told, [])
    }
}
