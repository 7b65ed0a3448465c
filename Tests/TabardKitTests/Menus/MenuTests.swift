import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Menus: their lines, and what choosing does.
@preconcurrency @MainActor
final class MenuTests: TabBarTestCase {
    private var log: [String] = []

    private func action(
        _ title: String,
        _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] in
            self?.log.append("\($0.title) of \($0.sender.map { type(of: $0) } as Any)")
        }
    }

    private func lines(_ menu: UIMenu) -> [String] {
        MenuEntry.entries(of: menu).map { entry in
            switch entry {
            case .title(let text): "#\(text)"
            case .action(let action, _): action.title
            case .submenu(let menu): "\(menu.title)>"
            case .loading: "…"
            case .gap: "-"
            case .strip(let actions, _, let size, let isPalette):
                "[\(actions.map(\.title).joined(separator: " "))] \(size)\(isPalette ? " palette" : "")"
            }
        }
    }

    func testElementsSideBySide() throws {
        let colors = UIMenu(
            options: [.displayAsPalette, .singleSelection],
            children: [action("Red", state: .on), action("Green"), action("none", .hidden)]
        )
        let sizes = UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: [action("Cut"), action("Copy")]
        )
        let large = UIMenu(title: "All", children: [colors, sizes, action("A")])
        XCTAssertEqual(
            lines(large),
            ["#All", "[Red Green] small palette", "-", "[Cut Copy] medium", "-", "A"]
        )
        XCTAssertEqual(colors.replacingChildren([]).options, colors.options)
        XCTAssertEqual(sizes.replacingChildren([]).preferredElementSize, .medium)
        let button = showButton(large)
        button._activate()
        let panel = try XCTUnwrap(button._openMenu?.panel)
        XCTAssertEqual(panel.rows.map(\.accessibilityLabel), ["Red", "Green", "Cut", "Copy", "A"])
        let frames = panel.rows.map { $0.convert($0.bounds, to: panel) }
        XCTAssertEqual(frames[0].minY, frames[1].minY, "side by side")
        XCTAssertLessThan(frames[0].maxX, frames[1].maxX)
        XCTAssertTrue(button._openMenu?.useKey(.right, []) == true)
        panel.rows[1]._activate()
        XCTAssertEqual(log, ["Green of Optional(TabardKit.UIButton)"])
        XCTAssertEqual(colors.selectedElements.map(\.title), ["Green"], "choosing one turns the others off")
        XCTAssertNil(button._openMenu)
    }

    /// An image with a colour of its own keeps it, in a line as in a palette.
    func testImagesKeepTheirOwnColour() throws {
        let image = UIImage(systemName: "circle.fill")?
            .withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
        let action = UIAction(title: "Green", image: image) { _ in }
        let tile = MenuTile(action, size: .small, isInPalette: true) {}
        tile.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
        let row = MenuRow(title: "Green", subtitle: nil, image: image) {}
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let green = UIColor.systemGreen.components(with: tile.traitCollection)
        for commands in [tile.commands, row.commands] {
            let tints = commands.compactMap { command -> RGBA? in
                if case .image(_, _, let tint) = command { tint } else { nil }
            }
            XCTAssertEqual(tints, [green])
        }
    }

    func testTheFirstElementIsNextToTheButtonWherePriorityIsAsked() {
        let button = showButton(UIMenu(children: [action("A"), action("B")]))
        button.frame.origin.y = (button.superview?.bounds.height ?? 0) - 50
        button._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A", "B"])
        button._openMenu?.close()
        button.preferredMenuElementOrder = .priority
        button._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["B", "A"])
    }

    func testAButtonsMenuIsAnInteraction() {
        let button = showButton(UIMenu(children: [action("A")]))
        XCTAssertTrue(button.isContextMenuInteractionEnabled)
        XCTAssertTrue(button.contextMenuInteraction?.open(at: CGPoint(x: 1, y: 1)) == true)
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A"])
        button._openMenu?.close()
        button.menu = nil
        XCTAssertNil(button.contextMenuInteraction)
    }

    func testLinesOfAMenu() {
        let inner = UIMenu(title: "In", options: .displayInline, children: [action("B"), action("C")])
        let empty = UIMenu(options: .displayInline, children: [])
        let menu = UIMenu(
            title: "All",
            children: [
                empty, action("A"), inner, action("hidden", .hidden), UIMenu(title: "More", children: []),
                inner,
                empty,
            ]
        )
        XCTAssertEqual(lines(menu), ["#All", "A", "-", "#In", "B", "C", "-", "More>", "-", "#In", "B", "C"])
        XCTAssertEqual(lines(UIMenu(children: [inner, inner])), ["#In", "B", "C", "-", "#In", "B", "C"])
        XCTAssertEqual(lines(UIMenu(title: "Nothing")), [])
        let nested = UIMenu(options: .displayInline, children: [inner, inner])
        XCTAssertEqual(lines(UIMenu(children: [nested])), ["#In", "B", "C", "-", "#In", "B", "C"])
    }

    func testMenusAreValuesOfTheirParts() {
        let menu = UIMenu(
            title: "T",
            options: .destructive,
            children: [action("A", state: .on), action("B")]
        )
        XCTAssertEqual(menu.selectedElements.map(\.title), ["A"])
        let other = menu.replacingChildren([action("C")])
        XCTAssertEqual(other.identifier, menu.identifier)
        XCTAssertEqual(other.children.map(\.title), ["C"])
        XCTAssertEqual(other.options, .destructive)
    }

    func testPlaces() {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 700)
        func frame(_ source: CGRect, _ height: CGFloat, isRightToLeft: Bool = false) -> CGRect {
            let content = CGSize(width: 250, height: height)
            return MenuLayout(content: content, beside: source, in: bounds, isRightToLeft: isRightToLeft)
                .frame
        }
        let left = CGRect(x: 16, y: 100, width: 60, height: 44)
        XCTAssertEqual(frame(left, 200), CGRect(x: 16, y: 150, width: 250, height: 200))
        let right = CGRect(x: 330, y: 4, width: 44, height: 44)
        XCTAssertEqual(frame(right, 200), CGRect(x: 124, y: 54, width: 250, height: 200))
        let low = CGRect(x: 16, y: 600, width: 60, height: 44)
        XCTAssertEqual(frame(low, 200), CGRect(x: 16, y: 394, width: 250, height: 200))
        XCTAssertEqual(frame(left, 2_000), CGRect(x: 16, y: 150, width: 250, height: 542))
        let wide = CGRect(x: 0, y: 0, width: 390, height: 44)
        XCTAssertEqual(frame(wide, 100).minX, 8)
        XCTAssertEqual(frame(wide, 100, isRightToLeft: true).maxX, 382)
    }

    private func showButton(_ menu: UIMenu, popUp: Bool = false) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = popUp
        let controller = UIViewController()
        controller.view.addSubview(button)
        show(controller)
        return button
    }

    private func rows(_ button: UIButton) -> [MenuRow] {
        button._openMenu?.panel.rows.compactMap { $0 as? MenuRow } ?? []
    }

    func testAButtonOpensItsMenuAndTheActionHearsOfTheButton() {
        let button = showButton(UIMenu(children: [action("A"), action("B", .disabled)]))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button._activate()
        XCTAssertEqual(events, ["menu"])
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A", "B"])
        rows(button)[1]._activate()
        XCTAssertNotNil(button._openMenu, "a disabled line does nothing")
        rows(button)[0]._activate()
        XCTAssertNil(button._openMenu)
        XCTAssertEqual(log, ["A of Optional(TabardKit.UIButton)"])
        XCTAssertEqual(windows[0].subviews.count, 1)
    }

    func testSubmenusAndTheWayBack() {
        let inner = UIMenu(title: "More", children: [action("X")])
        let button = showButton(UIMenu(children: [inner, action("A")]))
        button._activate()
        XCTAssertTrue(rows(button)[0].leadsFurther)
        rows(button)[0]._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["More", "X"])
        rows(button)[0]._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["More", "A"])
        rows(button)[0]._activate()
        rows(button)[1]._activate()
        XCTAssertEqual(log, ["X of Optional(TabardKit.UIButton)"])
    }

    func testAPopUpButtonShowsWhatIsOn() {
        let actions = [action("Small"), action("Large")]
        let button = showButton(UIMenu(children: actions), popUp: true)
        XCTAssertEqual(button.currentTitle, "Small")
        button._activate()
        rows(button)[1]._activate()
        XCTAssertEqual(button.currentTitle, "Large")
        XCTAssertEqual(actions.map(\.state), [.off, .on])
        XCTAssertFalse(button.isSelected)
    }

    func testOneOfAGroupIsOnAndAMenuMayStay() {
        let group = [action("A", .keepsMenuPresented, state: .on), action("B", .keepsMenuPresented)]
        let button = showButton(UIMenu(options: .singleSelection, children: group))
        button._activate()
        rows(button)[1]._activate()
        XCTAssertNotNil(button._openMenu)
        XCTAssertEqual(group.map(\.state), [.off, .on])
        XCTAssertEqual(rows(button).map { $0.hasMark }, [false, true])
        button._openMenu?.close()
        XCTAssertNil(button._openMenu)
    }

    func testElementsThatAreFoundLater() {
        var finish: (([UIMenuElement]) -> Void)?
        var count = 0
        let deferred = UIDeferredMenuElement { completion in
            count += 1
            finish = completion
        }
        let fresh = UIDeferredMenuElement.uncached { completion in completion([self.action("now")]) }
        let menu = UIMenu(children: [action("A"), deferred, fresh])
        let button = showButton(menu)
        button._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A", "now"])
        finish?([action("later")])
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A", "later", "now"])
        button._openMenu?.close()
        button._activate()
        XCTAssertEqual(rows(button).map(\.accessibilityLabel), ["A", "later", "now"])
        XCTAssertEqual(count, 1)
    }

    func testTheMenuGoesWithItsButtonAndLeavesNothingBehind() {
        let button = showButton(UIMenu(children: [action("A")]))
        let closures = MemoryUse.current.closures
        for _ in 0..<5 {
            button._activate()
            weak let overlay = button._openMenu
            XCTAssertNotNil(overlay)
            MainLoop.iterate(seconds: 0.03)
            overlay?.close()
            XCTAssertTrue(MainLoop.iterate(seconds: 5) { overlay == nil })
        }
        XCTAssertLessThanOrEqual(MemoryUse.current.closures, closures + 3)
        button._activate()
        button.removeFromSuperview()
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { button._openMenu == nil })
    }

    func testBarItemsOpenTheirMenus() {
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("A")]))
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        show(navigation)
        let button = navigation.navigationBar._content.subviews.compactMap { $0 as? NavigationBarButton }
            .first
        button?.trigger()
        XCTAssertEqual(button?.openMenu?.panel.rows.count, 1)
        button?.openMenu?.panel.rows[0]._activate()
        XCTAssertEqual(log, ["A of Optional(TabardKit.UIBarButtonItem)"])
        item.primaryAction = UIAction { [weak self] _ in self?.log.append("primary") }
        button?.trigger()
        XCTAssertEqual(log.last, "primary")
        XCTAssertEqual(button?.showMenu(), true)
        button?.openMenu?.close()
    }

    func testAMenuLiesOverTheWholeWindowWhateverItsSize() throws {
        let button = showButton(UIMenu(children: [action("A")]))
        button._activate()
        let overlay = try XCTUnwrap(button._openMenu)
        XCTAssertEqual(overlay.frame, windows[0].bounds)
        XCTAssertEqual(overlay.panel.frame.minX, 20)
        XCTAssertEqual(overlay.panel.frame.minY, 60 + 44 + 6)
    }

    func testTheMarkStandsBeforeTheTextOfItsLine() throws {
        let button = showButton(UIMenu(children: [action("A", state: .on), action("B")]))
        button._activate()
        windows[0].layoutIfNeeded()
        let row = try XCTUnwrap(rows(button).first)
        let images = row.commands.compactMap { command -> CGRect? in
            if case .image(_, let area, _) = command { area } else { nil }
        }
        let mark = try XCTUnwrap(images.first)
        XCTAssertEqual(images.count, 1)
        XCTAssertEqual(mark.midX, 18, accuracy: 0.6, "in the middle of a column of 20 points")
        XCTAssertEqual(mark.midY, row.bounds.midY, accuracy: 0.6)
        let starts = rows(button).map { $0.subviews.first { $0 is UILabel }?.frame.minX }
        XCTAssertEqual(starts, [34, 34], "all lines begin at one place")
    }
}
