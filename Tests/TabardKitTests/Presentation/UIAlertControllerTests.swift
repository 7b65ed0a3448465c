import GtkInterop
import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UIAlertControllerTests: TabBarTestCase {
    private func alert(_ style: UIAlertController.Style = .alert, _ names: String...) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for name in names {
            alert.addAction(
                UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default) {
                    [weak self] action in
                    self?.journal.entries.append(
                        "\(action.title ?? "") \(alert.presentingViewController == nil)"
                    )
                }
            )
        }
        return alert
    }

    private func press(_ alert: UIAlertController, _ name: String) {
        let button = alert._actions.first { $0.title == name }?._button
        XCTAssertNotNil(button)
        button?._activate()
    }

    /// The handler is called once the alert is gone.
    func testAnActionIsPerformedAfterwards() {
        let first = UIViewController()
        show(first)
        let alert = alert(.alert, "OK", "Cancel")
        first.present(alert, animated: false)
        XCTAssertEqual(alert._alertView.buttons.map(\.alertAction.title), ["Cancel", "OK"])
        XCTAssertTrue(alert._actions[0]._button?.isFirstResponder == true, "Return does the usual")
        press(alert, "OK")
        XCTAssertEqual(journal.take(), ["OK true"])
        XCTAssertNil(first.presentedViewController)
    }

    func testTurningAwayCancels() {
        let first = UIViewController()
        show(first)
        let alert = alert(.alert, "OK", "Cancel")
        first.present(alert, animated: false)
        alert._userTurnedAway()
        XCTAssertEqual(journal.take(), ["Cancel true"])
        let without = self.alert(.alert, "OK")
        first.present(without, animated: false)
        without._userTurnedAway()
        XCTAssertTrue(first.presentedViewController === without, "it must be answered")
        first.dismiss(animated: false)
        XCTAssertEqual(journal.take(), [])
    }

    func testADisabledActionDoesNothing() {
        let first = UIViewController()
        show(first)
        let alert = alert(.alert, "OK")
        first.present(alert, animated: false)
        alert.actions[0].isEnabled = false
        XCTAssertEqual(alert.actions[0]._button?.isEnabled, false)
        alert._choose(alert.actions[0])
        XCTAssertTrue(first.presentedViewController === alert)
    }

    func testTextFields() {
        let first = UIViewController()
        show(first)
        let alert = alert(.alert, "OK", "Cancel")
        XCTAssertNil(alert.textFields)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        first.present(alert, animated: false)
        XCTAssertEqual(alert.textFields?.count, 2)
        XCTAssertEqual(alert.textFields?.first?.isEditing, true)
        alert.textFields?[0]._return()
        XCTAssertEqual(alert.textFields?[1].isEditing, true)
        alert.textFields?[1]._return()
        XCTAssertEqual(journal.take(), ["OK true"])
    }

    /// C18: an action sheet from the bar stands beside it in a wide window, and at the lower edge of a narrow one.
    func testC18AnActionSheetFromTheBar() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["1", "2"])
        show(tabs)
        let sheet = alert(.actionSheet, "Share", "Cancel")
        sheet.popoverPresentationController?.sourceView = tabs.tabBar
        tabs.present(sheet, animated: false)
        XCTAssertEqual(sheet._presentation?.kind, .actionSheet)
        XCTAssertEqual(sheet._presentation?.sheet.frame.maxY, 692)
        XCTAssertEqual(sheet._alertView.apart?.alertAction.title, "Cancel")
        press(sheet, "Share")
        XCTAssertEqual(journal.take().last, "Share true")

        let wide = UITabBarController()
        wide.viewControllers = controllers(["1", "2"])
        show(wide, width: 900)
        let popover = alert(.actionSheet, "Share", "Cancel")
        popover.popoverPresentationController?.sourceView = wide.tabBar
        wide.present(popover, animated: false)
        let frame = try XCTUnwrap(popover._presentation?.sheet.frame)
        let bar = wide.tabBar.convert(wide.tabBar.bounds, to: nil)
        XCTAssertEqual(frame.maxY, bar.minY - 8)
        XCTAssertEqual(frame.midX, bar.midX, accuracy: 1)
        XCTAssertEqual(
            popover._alertView.buttons.map(\.alertAction.title),
            ["Share"],
            "a click beside cancels"
        )
        popover._userTurnedAway()
        XCTAssertEqual(journal.take().last, "Cancel true")
    }

    func testTheLayoutOfTexts() {
        func layout(_ widths: [CGFloat], height: CGFloat = 1_000) -> AlertLayout {
            AlertLayout(
                size: CGSize(width: 270, height: height),
                metrics: .alert,
                title: 20,
                message: 40,
                fields: 0,
                buttonWidths: widths,
                hasApart: false,
                isRightToLeft: false
            )
        }
        let row = layout([50, 60])
        XCTAssertTrue(row.isSideBySide)
        XCTAssertEqual(row.height, 19 + 20 + 3 + 40 + 19 + 44)
        XCTAssertFalse(layout([50, 130]).isSideBySide)
        let many = layout(Array(repeating: 50, count: 1_000), height: 400)
        XCTAssertEqual(many.height, 400)
        XCTAssertEqual(many.listContent, 44_000)
        XCTAssertEqual(many.header.height, 101)
    }

    /// Where not all fits, the texts scroll above two buttons at least, and above a third of the room.
    func testALowAlertKeepsItsButtonsInSight() {
        func layout(height: CGFloat, texts: CGFloat, buttons: Int) -> AlertLayout {
            AlertLayout(
                size: CGSize(width: 270, height: height),
                metrics: .alert,
                title: 0,
                message: texts,
                fields: 0,
                buttonWidths: Array(repeating: 200, count: buttons),
                hasApart: false,
                isRightToLeft: false
            )
        }
        let low = layout(height: 150, texts: 500, buttons: 5)
        XCTAssertEqual(low.list, CGRect(x: 0, y: 62, width: 270, height: 88))
        XCTAssertEqual(low.header.height, 62)
        let high = layout(height: 600, texts: 900, buttons: 9)
        XCTAssertEqual(high.list, CGRect(x: 0, y: 400, width: 270, height: 200))
        XCTAssertEqual(layout(height: 600, texts: 900, buttons: 1).list.height, 44)
        let tiny = layout(height: 60, texts: 500, buttons: 3)
        XCTAssertEqual(tiny.header.height, 0)
        XCTAssertEqual(tiny.list.height, 60)
        // Texts that need less than they may have leave the rest to the buttons.
        XCTAssertEqual(layout(height: 300, texts: 62, buttons: 9).list.height, 200)
    }
}
