import GtkInterop
import XCTest

@testable import TabardKit

/// V4: the focus is never nowhere. Whatever had it, and whatever comes and goes, it is back where it was, or on what is shown.
@preconcurrency @MainActor
final class FocusNeverLostTests: TextTestCase {
    private enum Holder: String, CaseIterable {
        case button, row, field, link, tab, text
    }

    private enum Visit: String, CaseIterable {
        case alert, actionSheet, sheet, fullScreen, popover, menu
    }

    private enum Loss: String, CaseIterable {
        case removed, hidden, tabSwitched, tabSwitchedByKey, pushed, rootReplaced
    }

    /// A tab with one of each, beside another tab.
    private final class Page: UIViewController, UITableViewDataSource {
        let button = UIButton(frame: CGRect(x: 10, y: 60, width: 80, height: 30))
        let field = UITextField(frame: CGRect(x: 100, y: 60, width: 100, height: 30))
        let text = UITextView(frame: CGRect(x: 10, y: 100, width: 250, height: 60))
        let table = UITableView(frame: CGRect(x: 10, y: 170, width: 250, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            text.isEditable = false
            text.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://a.org"])
            table.dataSource = self
            for part in [button, field, text, table] { view.addSubview(part) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private struct Stage {
        let window: UIWindow
        let tabs: UITabBarController
        let page: Page

        @MainActor
        func isHeld(by holder: Holder) -> Bool {
            switch holder {
            case .button: page.button.isFirstResponder
            case .row: page.table._pathWithFocus == IndexPath(row: 1, section: 0)
            case .field: page.field.isFirstResponder
            case .link: page.text._linkStops?.focusedIndex == 0
            case .text: page.text._textArea?.isFocused == true
            case .tab: tabs.tabBar._buttons[0].isFirstResponder
            }
        }

        @MainActor
        func give(to holder: Holder) {
            switch holder {
            case .button: page.button._widget?.grabFocus()
            case .row: page.table._moveFocus(to: IndexPath(row: 1, section: 0))
            case .field: page.field.becomeFirstResponder()
            case .link: _ = page.text._linkStops?.focus(0)
            case .text: page.text._textArea?.takeFocus()
            case .tab: tabs.tabBar._focusSelectedItem()
            }
            MainLoop.iterate(seconds: 0.05)
        }

        /// What must not be: the focus nowhere, or on something that can't be seen.
        @MainActor
        var fault: String? {
            guard let element = window._focusedElement else { return "nowhere" }
            guard let view = element as? UIView else { return nil }
            guard view.window === window else { return "outside the window" }
            let isHidden = sequence(first: view, next: \.superview).contains { $0.isHidden }
            return isHidden ? "on something hidden" : nil
        }
    }

    private func stage() -> Stage {
        let page = Page()
        let other = Page()
        let tabs = UITabBarController()
        tabs.viewControllers = [page, other].map { UINavigationController(rootViewController: $0) }
        let window = show(tabs, width: 300, height: 500)
        MainLoop.iterate(seconds: 0.1)
        return Stage(window: window, tabs: tabs, page: page)
    }

    private func present(_ visit: Visit, on stage: Stage) -> () -> Void {
        let page = stage.page
        func alert(_ style: UIAlertController.Style) -> UIViewController {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.popoverPresentationController?.sourceView = page.button
            return alert
        }
        func other(_ style: UIModalPresentationStyle) -> UIViewController {
            let other = UIViewController()
            other.view.addSubview(UIButton(frame: CGRect(x: 10, y: 60, width: 80, height: 30)))
            other.modalPresentationStyle = style
            other.popoverPresentationController?.sourceView = page.button
            return other
        }
        let shown: UIViewController
        switch visit {
        case .alert: shown = alert(.alert)
        case .actionSheet: shown = alert(.actionSheet)
        case .sheet: shown = other(.pageSheet)
        case .fullScreen: shown = other(.fullScreen)
        case .popover: shown = other(.popover)
        case .menu:
            let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            let overlay = MenuOverlay.open(menu, from: page.view, sender: nil)
            return { overlay?.close() }
        }
        page.present(shown, animated: false)
        return { shown.dismiss(animated: false) }
    }

    /// 6 holders, 6 visits: after each the focus is where it was.
    func testV4TheFocusComesBackAfterEachVisit() {
        for holder in Holder.allCases {
            for visit in Visit.allCases {
                let stage = stage()
                let what = "\(visit.rawValue) over \(holder.rawValue)"
                stage.give(to: holder)
                XCTAssertTrue(stage.isHeld(by: holder), what)
                let leave = present(visit, on: stage)
                MainLoop.iterate(seconds: 0.1)
                XCTAssertNil(stage.fault, what)
                XCTAssertFalse(stage.isHeld(by: holder), what)
                leave()
                MainLoop.iterate(seconds: 0.1)
                XCTAssertTrue(stage.isHeld(by: holder), "\(what): \(stage.fault ?? "elsewhere")")
                EditedField.current?.resignFirstResponder()
                stage.window.isHidden = true
            }
        }
    }

    /// 6 holders, 6 ways to lose them: the focus is on something that is shown.
    func testV4TheFocusGoesOnWhenItsHolderGoes() throws {
        for holder in Holder.allCases {
            for loss in Loss.allCases {
                let stage = stage()
                let page = stage.page
                let what = "\(holder.rawValue) \(loss.rawValue)"
                stage.give(to: holder)
                XCTAssertTrue(stage.isHeld(by: holder), what)
                let parts: [Holder: UIView] = [
                    .button: page.button, .row: page.table, .field: page.field, .link: page.text,
                    .text: page.text,
                ]
                switch loss {
                case .removed: parts[holder]?.removeFromSuperview()
                case .hidden: parts[holder]?.isHidden = true
                case .tabSwitched: stage.tabs.selectedIndex = 1
                case .tabSwitchedByKey: try type("ctrl+Tab")
                case .pushed: page.navigationController?.pushViewController(Page(), animated: false)
                case .rootReplaced:
                    stage.window.rootViewController = UINavigationController(rootViewController: Page())
                }
                MainLoop.iterate(seconds: 0.1)
                XCTAssertNil(stage.fault, what)
                EditedField.current?.resignFirstResponder()
                stage.window.isHidden = true
            }
        }
    }

    /// The focus stays in the list while rows of it go, and goes on when the last one has gone.
    func testV4DeletingRowsKeepsTheFocusInTheList() throws {
        final class Rows: UITableViewController {
            var count = 3
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                true
            }
            override func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                count -= 1
                tableView.deleteRows(at: [indexPath], with: .none)
            }
        }
        for first in 0..<3 {
            let rows = Rows()
            let window = show(UINavigationController(rootViewController: rows), width: 300, height: 400)
            rows.title = "Rows"
            rows.tableView._moveFocus(to: IndexPath(row: first, section: 0))
            for left in [2, 1, 0] {
                try type("Delete")
                MainLoop.iterate(seconds: 0.1)
                XCTAssertEqual(rows.count, left, "from row \(first)")
                XCTAssertNotNil(window._focusedElement, "from row \(first), \(left) left")
                if left > 0 {
                    XCTAssertNotNil(rows.tableView._pathWithFocus, "from row \(first), \(left) left")
                }
            }
            window.isHidden = true
        }
    }
}
