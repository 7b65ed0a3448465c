import XCTest

@testable import TabardDrawing
@testable import TabardKit

private enum ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

private enum LevelTrait: UITraitDefinition {
    static let defaultValue = 0
}

/// What can't be compared.
private enum ActionTrait: UITraitDefinition {
    static var defaultValue: () -> Int { { 0 } }
}

extension UIMutableTraits {
    fileprivate var theme: String {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Traits of an app's own, overrides, and what is called when traits change.
@preconcurrency @MainActor
final class TraitsTests: TabBarTestCase {
    private final class Page: UIViewController {
        var calls: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            calls.append("did \(previous?[ThemeTrait.self] ?? "-") -> \(traitCollection[ThemeTrait.self])")
        }
        func none() { calls.append("none") }
        func both(_ sender: UIViewController, _ previous: UITraitCollection) {
            calls.append("both \(sender === self) \(previous[ThemeTrait.self])")
        }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Page.self,
                super._selectors,
                [.method("none") { $0.none() }, .method("both:previous:") { $0.both($1[0], $1[1]) }]
            )
        }
    }

    private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name }.sorted() }

    func testACollectionHoldsTraitsOfTheApp() {
        let plain = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(plain[ThemeTrait.self], "plain")
        XCTAssertEqual(plain[UITraitUserInterfaceStyle.self], .dark)
        let other = plain.modifyingTraits {
            $0.theme = "sea"
            $0.displayScale = 2
        }
        XCTAssertEqual(other[ThemeTrait.self], "sea")
        XCTAssertEqual(other.displayScale, 2)
        XCTAssertEqual(other.userInterfaceStyle, .dark)
        XCTAssertEqual(names(other.changedTraits(from: plain)), ["ThemeTrait", "UITraitDisplayScale"])
        XCTAssertEqual(names(other.changedTraits(from: nil)).count, 3)
        XCTAssertTrue(other.hasDifferentColorAppearance(comparedTo: plain))
        XCTAssertFalse(
            plain.replacing(LevelTrait.self, value: 3).hasDifferentColorAppearance(comparedTo: plain)
        )
        XCTAssertEqual(
            other,
            plain.replacing(ThemeTrait.self, value: "sea").replacing(UITraitDisplayScale.self, value: 2)
        )
        XCTAssertNotEqual(other, plain)
        // To set the default changes nothing for anybody who listens.
        XCTAssertEqual(names(plain.replacing(LevelTrait.self, value: 0).changedTraits(from: plain)), [])
        XCTAssertEqual(UITraitCollection(LevelTrait.self, value: 4)[LevelTrait.self], 4)
        XCTAssertEqual(
            UITraitCollection(traitsFrom: [other, UITraitCollection(ThemeTrait.self, value: "sky")])[
                ThemeTrait.self
            ],
            "sky"
        )
        XCTAssertEqual(UITraitCollection { $0.userInterfaceStyle = .unspecified }, UITraitCollection())
        XCTAssertEqual(
            names(UITraitCollection.systemTraitsAffectingColorAppearance),
            [
                "UITraitAccessibilityContrast", "UITraitUserInterfaceIdiom", "UITraitUserInterfaceLevel",
                "UITraitUserInterfaceStyle",
            ]
        )
    }

    func testWhatCannotBeComparedChangesWheneverItIsSet() {
        let one = UITraitCollection(ActionTrait.self) { 1 }
        XCTAssertEqual(one[ActionTrait.self](), 1)
        XCTAssertEqual(one, UITraitCollection(traitsFrom: [one]))
        XCTAssertEqual(names(one.changedTraits(from: one)), [])
        XCTAssertEqual(
            names(UITraitCollection(ActionTrait.self) { 1 }.changedTraits(from: one)),
            ["ActionTrait"]
        )
        XCTAssertEqual(names(one.changedTraits(from: nil)), ["ActionTrait"])
    }

    func testOverridesHoldForAllInside() {
        let (parent, child) = (Page(), Page())
        let window = show(parent)
        let inner = UIView()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.addSubview(inner)
        (parent.calls, child.calls) = ([], [])
        window.traitOverrides[ThemeTrait.self] = "sea"
        XCTAssertEqual(parent.calls, ["did plain -> sea"])
        XCTAssertEqual(child.calls, ["did plain -> sea"])
        XCTAssertEqual(inner.traitCollection[ThemeTrait.self], "sea")
        child.traitOverrides.theme = "sky"
        XCTAssertEqual(parent.calls, ["did plain -> sea"])
        XCTAssertEqual(child.calls.last, "did sea -> sky")
        XCTAssertEqual(inner.traitCollection[ThemeTrait.self], "sky")
        inner.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.traitCollection[ThemeTrait.self], "sky")
        XCTAssertTrue(child.traitOverrides.contains(ThemeTrait.self))
        XCTAssertFalse(child.traitOverrides.contains(LevelTrait.self))
        XCTAssertEqual("\(child.traitOverrides)", "<UITraitOverrides: ThemeTrait = sky>")
        child.traitOverrides.remove(ThemeTrait.self)
        XCTAssertEqual(child.calls.last, "did sky -> sea")
        inner.removeFromSuperview()
        XCTAssertEqual(inner.traitCollection[ThemeTrait.self], "plain")
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
    }

    func testAControllerSaysWhatAChildHas() {
        let (parent, child) = (Page(), Page())
        show(parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child), "it is no child yet")
        parent.addChild(child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular, "without a view, too")
        parent.view.addSubview(child.view)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        child.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .compact, "its own counts for more")
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        child.removeFromParent()
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        parent.addChild(child)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child))
    }

    func testWhatIsRegisteredIsCalledInOrder() {
        let page = Page()
        show(page)
        page.calls = []
        var tokens: [any UITraitChangeRegistration] = []
        tokens.append(
            page.registerForTraitChanges([ThemeTrait.self, LevelTrait.self]) {
                (page: Page, previous: UITraitCollection) in
                page.calls.append(
                    "one \(previous[ThemeTrait.self]) \(UITraitCollection.current[ThemeTrait.self])"
                )
                page.unregisterForTraitChanges(tokens[1])
            }
        )
        tokens.append(
            page.registerForTraitChanges([ThemeTrait.self]) { (page: Page, _) in page.calls.append("two") }
        )
        page.registerForTraitChanges([ThemeTrait.self], action: "none")
        page.registerForTraitChanges([ThemeTrait.self], target: page, action: "both:previous:")
        page.registerForTraitChanges([LevelTrait.self]) { (page: UIViewController, _) in
            (page as? Page)?.calls.append("level")
        }
        page.traitOverrides.theme = "sea"
        XCTAssertEqual(page.calls, ["did plain -> sea", "one plain sea", "none", "both true plain"])
        page.calls = []
        page.traitOverrides[LevelTrait.self] = 1
        XCTAssertEqual(page.calls, ["did sea -> sea", "one sea sea", "level"])
        page.calls = []
        page.traitOverrides.theme = "sea"
        XCTAssertEqual(page.calls, [], "it was so")
    }

    private class OwnPage: UIViewController {
        var calls: [String] = []
        func register() {
            registerForTraitChanges([ThemeTrait.self]) { (page: Self, _: UITraitCollection) in
                page.calls.append("self")
            }
            registerForTraitChanges([ThemeTrait.self]) { [weak self] _, _ in self?.calls.append("any") }
        }
    }

    private final class FurtherPage: OwnPage {}

    func testAClassRegistersForItself() {
        let page = FurtherPage()
        show(page)
        page.register()
        page.traitOverrides.theme = "sea"
        XCTAssertEqual(page.calls, ["self", "any"])
    }

    func testATargetIsNotKeptAlive() {
        let view = UIView()
        show(UIViewController()).addSubview(view)
        weak var gone: Page?
        do {
            let page = Page()
            gone = page
            view.registerForTraitChanges([ThemeTrait.self], target: page, action: "none")
        }
        XCTAssertNil(gone)
        view.traitOverrides.theme = "sea"
        XCTAssertEqual(view.traitCollection[ThemeTrait.self], "sea")
    }

    func testAColourFollowsATraitOfTheApp() {
        let view = UIView()
        show(UIViewController()).addSubview(view)
        let color = UIColor { $0[ThemeTrait.self] == "sea" ? .blue : .red }
        XCTAssertEqual(color.resolvedColor(with: view.traitCollection), .red)
        view.traitOverrides.theme = "sea"
        XCTAssertEqual(color.resolvedColor(with: view.traitCollection), .blue)
    }
}
