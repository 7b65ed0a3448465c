import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Each attribute of a tab bar and its items (I4, B5): what a document says is drawn like what the same code says, pixel by pixel.
@preconcurrency @MainActor
final class TabBarDocumentTests: BarDocumentTestCase {
    /// An attribute in a document and in code.
    private struct BarAttribute: Attribute {
        let name: String
        /// Attributes and elements of the `tabBar` element.
        var bar = (attributes: "", elements: "")
        /// Attributes and elements of the second tab's item, beside its title and its image.
        var item = (attributes: "", elements: "")
        /// Whether it replaces the item's title and image.
        var isWholeItem = false
        /// Where a bar without it looks otherwise.
        var seen: [UIUserInterfaceStyle] = [.light, .dark]
        let code: (UITabBar, UITabBarItem) -> Void
    }

    private static func image(_ name: String) -> UIImage? { UIImage(systemName: name) }

    private static func look(_ attributes: String, _ elements: String = "") -> (
        attributes: String, elements: String
    ) {
        let look = { (key: String) in
            "<tabBarAppearance key=\"\(key)\" \(attributes)>\(elements)</tabBarAppearance>"
        }
        return ("", look("standardAppearance") + look("scrollEdgeAppearance"))
    }

    private static func setLook(_ bar: UITabBar, _ change: (UITabBarAppearance) -> Void) {
        let look = UITabBarAppearance()
        change(look)
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
    }

    private static let bars: [BarAttribute] = [
        BarAttribute(name: "style", bar: ("barStyle=\"black\"", ""), seen: [.light]) { bar, _ in
            bar.barStyle = .black
        },
        BarAttribute(name: "translucent", bar: ("translucent=\"NO\"", "")) { bar, _ in
            bar.isTranslucent = false
        },
        BarAttribute(name: "bar tint", bar: ("translucent=\"NO\"", color("barTintColor"))) { bar, _ in
            bar.isTranslucent = false
            bar.barTintColor = redInCode
        },
        BarAttribute(name: "image tint", bar: ("", color("tintColor"))) { bar, _ in bar.tintColor = redInCode
        },
        BarAttribute(name: "image tint of old documents", bar: ("", color("selectedImageTintColor"))) {
            bar,
            _ in
            bar.tintColor = redInCode
        },
        BarAttribute(name: "background", bar: ("backgroundImage=\"square.fill\" catalog=\"system\"", "")) {
            bar,
            _ in
            bar.backgroundImage = image("square.fill")
        },
        BarAttribute(
            name: "shadow",
            bar: ("backgroundImage=\"square.fill\" shadowImage=\"circle.fill\" catalog=\"system\"", "")
        ) { bar, _ in
            bar.backgroundImage = image("square.fill")
            bar.shadowImage = image("circle.fill")
        },
        BarAttribute(
            name: "selection indicator",
            bar: ("selectionIndicatorImage=\"circle\" catalog=\"system\"", "")
        ) { bar, _ in
            bar.selectionIndicatorImage = image("circle")
        },
        BarAttribute(name: "fill", bar: ("itemPositioning=\"fill\"", ""), seen: []) { bar, _ in
            bar.itemPositioning = .fill
        },
        BarAttribute(name: "centered", bar: ("itemPositioning=\"centered\"", "")) { bar, _ in
            bar.itemPositioning = .centered
        },
        BarAttribute(
            name: "width and spacing",
            bar: ("itemPositioning=\"centered\" itemWidth=\"60\" itemSpacing=\"30\"", "")
        ) { bar, _ in
            bar.itemPositioning = .centered
            bar.itemWidth = 60
            bar.itemSpacing = 30
        },
        BarAttribute(name: "unselected tint", bar: ("", color("unselectedItemTintColor"))) { bar, _ in
            bar.unselectedItemTintColor = redInCode
        },
        BarAttribute(name: "look with a colour", bar: look("", color("backgroundColor"))) { bar, _ in
            setLook(bar) { $0.backgroundColor = redInCode }
        },
        BarAttribute(
            name: "look with an effect",
            bar: look("backgroundEffect=\"regular\"", color("shadowColor"))
        ) { bar, _ in
            setLook(bar) {
                $0.backgroundEffect = UIBlurEffect(style: .regular)
                $0.shadowColor = redInCode
            }
        },
        BarAttribute(
            name: "look with an image",
            bar: look("backgroundImage=\"square.fill\" catalog=\"system\"")
        ) { bar, _ in
            setLook(bar) { $0.backgroundImage = image("square.fill") }
        },
    ]

    private static let items: [BarAttribute] = [
        BarAttribute(name: "badge", item: ("badgeValue=\"12\"", "")) { _, item in item.badgeValue = "12" },
        BarAttribute(name: "badge colour", item: ("badgeValue=\"!\"", color("badgeColor"))) { _, item in
            item.badgeValue = "!"
            item.badgeColor = redInCode
        },
        BarAttribute(name: "not enabled", item: ("enabled=\"NO\"", "")) { _, item in item.isEnabled = false },
        BarAttribute(
            name: "title offset",
            item: ("", "<offsetWrapper key=\"titlePositionAdjustment\" horizontal=\"6\" vertical=\"-4\"/>")
        ) { _, item in item.titlePositionAdjustment = UIOffset(horizontal: 6, vertical: -4) },
        BarAttribute(
            name: "image insets",
            item: ("", "<inset key=\"imageInsets\" minX=\"0\" minY=\"-5\" maxX=\"0\" maxY=\"5\"/>")
        ) { _, item in item.imageInsets = UIEdgeInsets(top: -5, left: 0, bottom: 5, right: 0) },
        BarAttribute(name: "title alone", item: ("title=\"Alone\"", ""), isWholeItem: true) { _, item in
            item.title = "Alone"
            item.image = nil
        },
        BarAttribute(
            name: "image alone",
            item: ("title=\"\" image=\"book\" catalog=\"system\"", ""),
            isWholeItem: true
        ) { _, item in
            item.title = ""
            item.image = image("book")
        },
        BarAttribute(
            name: "landscape image",
            item: ("landscapeImage=\"moon\"", "")
        ) { _, item in item.landscapeImagePhone = image("moon") },
        BarAttribute(name: "tag", item: ("tag=\"7\"", ""), seen: []) { _, item in item.tag = 7 },
    ]

    private func document(_ attribute: BarAttribute) throws -> UITabBarController {
        let usual = "title=\"Tab 2\" image=\"heart\" catalog=\"system\""
        let items = [
            "title=\"Tab 1\" image=\"star\" catalog=\"system\" selectedImage=\"star.fill\">",
            "\(attribute.isWholeItem ? "" : usual) \(attribute.item.attributes)>\(attribute.item.elements)",
            "title=\"Tab 3\" image=\"clock\" catalog=\"system\">",
        ]
        let pages = items.enumerated().map {
            "<viewController id=\"c\($0.offset)\"><view key=\"view\" id=\"v\($0.offset)\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view><tabBarItem key=\"tabBarItem\" id=\"i\($0.offset)\" \($0.element)</tabBarItem></viewController>"
        }
        let root =
            "<tabBarController id=\"a\"><tabBar key=\"tabBar\" id=\"b\" \(attribute.bar.attributes)>\(attribute.bar.elements)</tabBar>\(StoryboardText.relationship("viewControllers", ["c0", "c1", "c2"]))</tabBarController>"
        let board = try StoryboardText.storyboard([root] + pages)
        return try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
    }

    private func code(_ attribute: BarAttribute?) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = zip(["Tab 1", "Tab 2", "Tab 3"], ["star", "heart", "clock"]).map {
            title,
            name in
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.tabBarItem = UITabBarItem(title: title, image: Self.image(name), tag: 0)
            return controller
        }
        tabs.viewControllers?[0].tabBarItem.selectedImage = Self.image("star.fill")
        if let item = tabs.viewControllers?[1].tabBarItem { attribute?.code(tabs.tabBar, item) }
        return tabs
    }

    private func assertSame(_ attributes: [BarAttribute]) throws {
        try assertSame(
            attributes,
            size: CGSize(width: 500, height: 160),
            document: document,
            code: code
        )
    }

    func testBars() throws { try assertSame(Self.bars) }

    func testItems() throws { try assertSame(Self.items) }

    func testSystemItems() throws {
        try assertSame(
            UITabBarItem.SystemItem.interfaceNames.sorted { $0.key < $1.key }.map { name, system in
                BarAttribute(name: name, item: ("systemItem=\"\(name)\"", ""), isWholeItem: true) { _, item in
                    let made = UITabBarItem(tabBarSystemItem: system, tag: 0)
                    item.title = made.title
                    item.image = made.image
                    item.selectedImage = made.selectedImage
                }
            }
        )
    }

    /// What is seen only on phones that lie on their side, or never.
    func testWhatIsNotSeenIsSetToo() throws {
        let attribute = BarAttribute(
            name: "",
            item: ("tag=\"7\" landscapeImage=\"moon\"", "")
        ) { _, _ in }
        let item = try XCTUnwrap(document(attribute).viewControllers?[1].tabBarItem)
        XCTAssertEqual(item.tag, 7)
        XCTAssertEqual(item.landscapeImagePhone, Self.image("moon"))
    }
}
