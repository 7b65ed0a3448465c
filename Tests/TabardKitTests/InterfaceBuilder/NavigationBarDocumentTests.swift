import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Each attribute of navigation bars, toolbars and their items that documents have (I5): what a document says is drawn like what
/// the same code says, pixel by pixel.
@preconcurrency @MainActor
final class NavigationBarDocumentTests: BarDocumentTestCase {
    /// An attribute in a document and in code.
    private struct BarAttribute: Attribute {
        typealias Element = (attributes: String, elements: String)

        let name: String
        /// Attributes and elements of the `navigationBar` element.
        var bar: Element = ("", "")
        /// Those of the `toolbar` element, which is there where one of them is.
        var toolbar: Element = ("", "")
        /// Those of the `navigationItem` element beside its title.
        var item: Element = ("", "")
        /// What stands in the toolbar.
        var toolbarItems = ""
        /// Where a stack without it looks otherwise.
        var seen: [UIUserInterfaceStyle] = [.light, .dark]
        let code: (UINavigationController, UIViewController) -> Void
    }

    private static func texts(_ key: String, _ elements: String) -> String {
        "<textAttributes key=\"\(key)\">\(elements)</textAttributes>"
    }

    private static func looks(_ elements: String, _ keys: String...) -> BarAttribute.Element {
        let all = keys.map {
            "<navigationBarAppearance key=\"\($0)\">\(elements)</navigationBarAppearance>"
        }
        return ("", all.joined())
    }

    private static let bars: [BarAttribute] = [
        BarAttribute(name: "style", bar: ("barStyle=\"black\"", "")) { stack, _ in
            stack.navigationBar.barStyle = .black
        },
        // On a white page both are white.
        BarAttribute(name: "translucent", bar: ("translucent=\"NO\"", ""), seen: [.dark]) { stack, _ in
            stack.navigationBar.isTranslucent = false
        },
        BarAttribute(name: "bar tint", bar: ("translucent=\"NO\"", color("barTintColor"))) { stack, _ in
            stack.navigationBar.isTranslucent = false
            stack.navigationBar.barTintColor = redInCode
        },
        BarAttribute(
            name: "tint",
            bar: ("", color("tintColor")),
            item: ("", "<barButtonItem key=\"rightBarButtonItem\" title=\"On\" id=\"b\"/>")
        ) { stack, controller in
            stack.navigationBar.tintColor = redInCode
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "On")
        },
        BarAttribute(
            name: "title",
            bar: (
                "",
                texts(
                    "titleTextAttributes",
                    "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"light\" pointSize=\"16\"/>"
                        + color("textColor")
                )
            )
        ) { stack, _ in
            stack.navigationBar.titleTextAttributes = [
                .font: UIFont.systemFont(ofSize: 16, weight: .light), .foregroundColor: redInCode,
            ]
        },
        BarAttribute(name: "large titles", bar: ("largeTitles=\"YES\"", "")) { stack, _ in
            stack.navigationBar.prefersLargeTitles = true
        },
        BarAttribute(
            name: "large title",
            bar: (
                "largeTitles=\"YES\"",
                texts(
                    "largeTitleTextAttributes",
                    "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"33\"/>"
                        + color("textColor")
                )
            )
        ) { stack, _ in
            stack.navigationBar.prefersLargeTitles = true
            stack.navigationBar.largeTitleTextAttributes = [
                .font: UIFont.boldSystemFont(ofSize: 33), .foregroundColor: redInCode,
            ]
        },
        BarAttribute(
            name: "looks",
            bar: looks(
                color("backgroundColor"),
                "standardAppearance",
                "scrollEdgeAppearance",
                "compactAppearance",
                "compactScrollEdgeAppearance"
            )
        ) { stack, _ in
            let look = UINavigationBarAppearance()
            look.backgroundColor = redInCode
            stack.navigationBar.standardAppearance = look
            stack.navigationBar.scrollEdgeAppearance = look
            stack.navigationBar.compactAppearance = look
            stack.navigationBar.compactScrollEdgeAppearance = look
        },
    ]

    private static let items: [BarAttribute] = [
        BarAttribute(name: "prompt", item: ("prompt=\"Prompt\"", "")) { _, controller in
            controller.navigationItem.prompt = "Prompt"
        },
        BarAttribute(
            name: "small title",
            bar: ("largeTitles=\"YES\"", ""),
            item: ("largeTitleDisplayMode=\"never\"", ""),
            seen: []
        ) { stack, controller in
            stack.navigationBar.prefersLargeTitles = true
            controller.navigationItem.largeTitleDisplayMode = .never
        },
        BarAttribute(
            name: "items of both sides",
            item: (
                "",
                "<barButtonItem key=\"leftBarButtonItem\" systemItem=\"edit\" id=\"b\"/><rightBarButtonItems><barButtonItem title=\"One\" style=\"done\" id=\"c\"/><barButtonItem image=\"star\" catalog=\"system\" id=\"d\">\(color("tintColor"))</barButtonItem><barButtonItem title=\"Three\" enabled=\"NO\" id=\"e\"/></rightBarButtonItems>"
            )
        ) { _, controller in
            let tinted = UIBarButtonItem(image: UIImage(systemName: "star"))
            tinted.tintColor = redInCode
            let disabled = UIBarButtonItem(title: "Three")
            disabled.isEnabled = false
            let done = UIBarButtonItem(title: "One", style: .done, target: nil, action: nil)
            controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
            controller.navigationItem.rightBarButtonItems = [done, tinted, disabled]
        },
        BarAttribute(
            name: "a view for an item",
            item: (
                "",
                "<barButtonItem key=\"rightBarButtonItem\" id=\"b\"><view key=\"customView\" id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"20\"/>\(color("backgroundColor"))</view></barButtonItem>"
            )
        ) { _, controller in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.backgroundColor = redInCode
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        },
        BarAttribute(
            name: "a view for the title",
            item: (
                "",
                "<view key=\"titleView\" id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"20\"/>\(color("backgroundColor"))</view>"
            )
        ) { _, controller in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.backgroundColor = redInCode
            controller.navigationItem.titleView = view
        },
    ]

    private static let toolbarItems =
        "<barButtonItem systemItem=\"add\" id=\"t1\"/><barButtonItem style=\"plain\" systemItem=\"flexibleSpace\" id=\"t2\"/><barButtonItem width=\"42\" style=\"plain\" systemItem=\"fixedSpace\" id=\"t3\"/><barButtonItem title=\"End\" id=\"t4\"/>"

    private static func showToolbar(of stack: UINavigationController, _ controller: UIViewController) {
        let space = UIBarButtonItem(systemItem: .fixedSpace)
        space.width = 42
        controller.toolbarItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace), space,
            UIBarButtonItem(title: "End"),
        ]
        stack.isToolbarHidden = false
    }

    private static let toolbars: [BarAttribute] = [
        BarAttribute(name: "items", toolbarItems: toolbarItems) { stack, controller in
            showToolbar(of: stack, controller)
        },
        BarAttribute(name: "opaque", toolbar: ("translucent=\"NO\"", ""), toolbarItems: toolbarItems) {
            stack,
            controller in
            showToolbar(of: stack, controller)
            stack.toolbar.isTranslucent = false
        },
        BarAttribute(
            name: "colours",
            toolbar: (
                "translucent=\"NO\"",
                color("barTintColor")
                    + "<color key=\"tintColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
            ),
            toolbarItems: toolbarItems
        ) { stack, controller in
            showToolbar(of: stack, controller)
            stack.toolbar.isTranslucent = false
            stack.toolbar.barTintColor = redInCode
            stack.toolbar.tintColor = .white
        },
    ]

    private func document(_ attribute: BarAttribute) throws -> UINavigationController {
        let toolbar = attribute.toolbar
        let hasToolbar = !attribute.toolbarItems.isEmpty
        let board = try StoryboardText.storyboard([
            "<navigationController \(hasToolbar ? "toolbarHidden=\"NO\"" : "") id=\"a\"><navigationBar key=\"navigationBar\" id=\"n\" \(attribute.bar.attributes)>\(attribute.bar.elements)</navigationBar>\(hasToolbar ? "<toolbar key=\"toolbar\" id=\"t\" \(toolbar.attributes)>\(toolbar.elements)</toolbar>" : "")\(StoryboardText.relationship("rootViewController", ["r"]))</navigationController>",
            "<viewController id=\"r\"><toolbarItems>\(attribute.toolbarItems)</toolbarItems><view key=\"view\" id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view><navigationItem key=\"navigationItem\" title=\"Title\" id=\"i\" \(attribute.item.attributes)>\(attribute.item.elements)</navigationItem></viewController>",
        ])
        return try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
    }

    private func code(_ attribute: BarAttribute?) -> UINavigationController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.navigationItem.title = "Title"
        let stack = UINavigationController(rootViewController: controller)
        attribute?.code(stack, controller)
        return stack
    }

    private func assertSame(_ attributes: [BarAttribute]) throws {
        try assertSame(
            attributes,
            size: CGSize(width: 400, height: 240),
            document: document,
            code: code
        )
    }

    func testNavigationBars() throws { try assertSame(Self.bars) }

    func testItems() throws { try assertSame(Self.items) }

    func testToolbars() throws { try assertSame(Self.toolbars) }

    func testSystemItems() throws {
        let items = UIBarButtonItem.SystemItem.interfaceNames.filter { !$0.key.hasSuffix("Space") }
        try assertSame(
            items.sorted { $0.key < $1.key }.map { name, system in
                BarAttribute(
                    name: name,
                    item: (
                        "", "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"\(name)\" id=\"b\"/>"
                    )
                ) { _, controller in
                    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: system)
                }
            }
        )
    }

    /// Such as the arrow of the back button, which the bar draws itself.
    func testWhatBarsOfDocumentsMayHaveIsTakenWithoutAWord() throws {
        let attribute = BarAttribute(
            name: "",
            bar: (
                "shadowImage=\"star\" catalog=\"system\" backIndicatorImage=\"star\" backIndicatorTransitionMaskImage=\"star\"",
                ""
            ),
            item: (
                "",
                "<nil key=\"title\"/><barButtonItem key=\"rightBarButtonItem\" id=\"b\"><imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/></barButtonItem>"
            )
        ) { _, _ in }
        let stack = try document(attribute)
        stack.loadViewIfNeeded()
        XCTAssertNotNil(stack.navigationBar.shadowImage)
        XCTAssertNotNil(stack.topViewController?.navigationItem.rightBarButtonItem?.image)
        XCTAssertEqual(told, [])
    }

    /// What documents have and Tabard lacks (I7).
    func testWhatTabardLacksIsTold() throws {
        let board = try StoryboardText.storyboard([
            "<navigationController id=\"a\"><toolbar key=\"toolbar\" id=\"t\"><toolbarAppearance key=\"standardAppearance\"/></toolbar>\(StoryboardText.relationship("rootViewController", ["r"]))</navigationController>",
            "<viewController id=\"r\"><view key=\"view\" id=\"v\"/><navigationItem key=\"navigationItem\" id=\"n\"><centerItemGroups><barButtonItemGroup customizationDisposition=\"fixed\" id=\"g\"/></centerItemGroups></navigationItem><connections><segue destination=\"a\" kind=\"popoverPresentation\" identifier=\"p\" popoverAnchorView=\"v\" id=\"s\"><popoverPassthroughViews><view reference=\"v\"/></popoverPassthroughViews></segue></connections></viewController>",
        ])
        let stack = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        stack.topViewController?.loadViewIfNeeded()
        XCTAssertEqual(
            told,
            [
                "2: toolbar t: Tabard does not know its element 'toolbarAppearance'",
                "3: navigationItem n: Tabard does not know its element 'centerItemGroups'",
                "3: segue s: Tabard does not know its element 'popoverPassthroughViews'",
            ]
        )
    }
}
