import GtkInterop
import XCTest

@testable import TabardKit

/// Menus of views, rows and items.
@preconcurrency @MainActor
final class ContextMenuTests: TabBarTestCase {
    private let double = MenuDouble()

    private var overlay: MenuOverlay? {
        windows[0].subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    func testAViewOpensItsMenuAtThePlace() {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
        controller.view.addSubview(view)
        show(controller)
        let interaction = UIContextMenuInteraction(delegate: double)
        view.addInteraction(interaction)
        view.addInteraction(interaction)
        XCTAssertEqual(view.interactions.count, 1)
        XCTAssertTrue(interaction.view === view)
        XCTAssertFalse(interaction.open(at: CGPoint(x: 150, y: 10)))
        XCTAssertTrue(interaction.open(at: CGPoint(x: 20, y: 10)))
        XCTAssertEqual(double.asked, [CGPoint(x: 150, y: 10), CGPoint(x: 20, y: 10)])
        XCTAssertEqual(interaction.location(in: controller.view), CGPoint(x: 70, y: 110))
        XCTAssertEqual(overlay?.panel.frame.minX, 70)
        overlay?.panel.rows[0]._activate()
        XCTAssertEqual(double.chosen, ["A"])
        XCTAssertNil(overlay)
        view.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
        XCTAssertEqual(view.interactions.count, 0)
        XCTAssertFalse(interaction.open(at: .zero))
    }

    func testARowsMenuGoesBeforeItsSwipeActions() {
        let controller = MenuTable(style: .plain)
        show(controller)
        let table: UITableView = controller.tableView
        windows[0].layoutIfNeeded()
        XCTAssertTrue(table._openMenu(at: CGPoint(x: 30, y: 60)))
        XCTAssertEqual(overlay?.panel.rows.map(\.accessibilityLabel), ["Row 1"])
        overlay?.close()
        XCTAssertFalse(table._openMenu(at: CGPoint(x: 30, y: 10)), "the first row has no menu")
    }

    /// What is asked and told of a menu with a preview, in its order.
    func testAPreviewIsShownBesideTheMenuAndCanBeChosen() throws {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
        controller.view.addSubview(view)
        show(controller)
        let listener = PreviewDouble()
        let interaction = UIContextMenuInteraction(delegate: listener)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.open(at: CGPoint(x: 20, y: 10)))
        windows[0].layoutIfNeeded()
        let preview = try XCTUnwrap(overlay?.subviews.lazy.compactMap { $0 as? MenuPreview }.first)
        XCTAssertEqual(preview.bounds.size, CGSize(width: 120, height: 90))
        XCTAssertEqual(overlay?.panel.frame.minY, preview.frame.maxY + 10)
        XCTAssertEqual(listener.log, ["configuration", "display true"])
        preview.chosen?()
        XCTAssertNil(overlay)
        XCTAssertEqual(listener.log, ["configuration", "display true", "end", "commit", "committed"])
        listener.log = []
        listener.shows = false
        XCTAssertTrue(interaction.open(at: CGPoint(x: 20, y: 10)))
        XCTAssertEqual(listener.log, ["configuration", "highlight", "display false"])
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
        XCTAssertEqual(overlay?.panel.rows.map(\.accessibilityLabel), ["New"])
        interaction.dismissMenu()
        XCTAssertEqual(listener.log.last, "end")
    }

    /// What a view is given before it is in a window works once it is.
    func testAnInteractionOfAViewThatIsShownLater() {
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
        let interaction = UIContextMenuInteraction(delegate: double)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
        let controller = UIViewController()
        controller.view.addSubview(view)
        show(controller)
        XCTAssertTrue(interaction.open(at: CGPoint(x: 20, y: 10)))
        interaction.dismissMenu()
        XCTAssertNil(overlay)
    }
}

@MainActor
private final class MenuDouble: NSObject, UIContextMenuInteractionDelegate {
    var asked: [CGPoint] = []
    var chosen: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked.append(location)
        guard location.x < 100 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "A") { [weak self] in self?.chosen.append($0.title) }])
        })
    }
}

@MainActor
private final class MenuTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row > 0 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
        })
    }
}

@MainActor
private final class PreviewDouble: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var shows = true

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration")
        let provider: UIContextMenuContentPreviewProvider = {
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 120, height: 90)
            return controller
        }
        return UIContextMenuConfiguration(previewProvider: shows ? provider : nil) { _ in
            UIMenu(children: [UIAction(title: "A") { _ in }])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("highlight")
        return interaction.view.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
        animator.addCompletion { [weak self] in self?.log.append("committed") }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display \(animator?.previewViewController != nil)") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
}
