import GtkInterop
import XCTest

@testable import TabardKit

/// Controllers without content, and the views that stand there.
@preconcurrency @MainActor
final class ContentUnavailableViewTests: TabBarTestCase {
    /// A list that may be empty.
    @MainActor
    private final class ListController: UIViewController {
        var log: [String] = []
        var makes: (() -> (any UIContentConfiguration)?)?

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            log.append("update \(state.searchText ?? "nil")")
            if let makes { contentUnavailableConfiguration = makes() }
        }

        override func viewWillLayoutSubviews() { log.append("layout") }
    }

    private func content(of controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    private func texts(in view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts(in:))
    }

    private func empty(_ text: String) -> UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = text
        return empty
    }

    func testAControllerIsAskedBeforeItsLayout() {
        let controller = ListController()
        controller.makes = { [unowned self] in empty("Nothing") }
        controller.setNeedsUpdateContentUnavailableConfiguration()
        XCTAssertEqual(controller.log, [])
        show(controller)
        XCTAssertEqual(Array(controller.log.prefix(2)), ["update nil", "layout"])
        XCTAssertEqual(controller.log.filter { $0 != "layout" }, ["update nil"])
        XCTAssertEqual(content(of: controller)?.frame, controller.view.bounds)
        XCTAssertEqual(texts(in: content(of: controller)), ["Nothing"])
        controller.log = []
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.log, ["update nil", "layout"])
        controller.makes = { nil }
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.view.layoutIfNeeded()
        XCTAssertNil(content(of: controller))
        XCTAssertNil(controller.contentUnavailableConfiguration)
    }

    func testItIsSetAtAnyTimeAndStaysInFront() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = empty("Early")
        XCTAssertFalse(controller.isViewLoaded)
        show(controller)
        XCTAssertEqual(texts(in: content(of: controller)), ["Early"])
        let first = content(of: controller)
        controller.contentUnavailableConfiguration = empty("Late")
        XCTAssertTrue(content(of: controller) === first)
        XCTAssertEqual(texts(in: first), ["Late"])
        controller.view.addSubview(UIView())
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertTrue(controller.view.subviews.last === first)
        var list = UIListContentConfiguration.cell()
        list.text = "Mine"
        controller.contentUnavailableConfiguration = list
        XCTAssertNil(first?.superview)
        XCTAssertTrue(controller.view.subviews.last is UIListContentView)
    }

    func testItStandsStillOverAListThatScrolls() throws {
        let controller = UITableViewController(style: .plain)
        controller.contentUnavailableConfiguration = empty("Nothing")
        show(controller, width: 400, height: 600)
        let table = try XCTUnwrap(controller.tableView)
        table.contentInset.top = 50
        table.contentOffset.y = -50
        controller.view.layoutIfNeeded()
        XCTAssertEqual(content(of: controller)?.frame, CGRect(x: 0, y: 0, width: 400, height: 550))
    }

    func testTheTextOfTheSearchIsTold() throws {
        let controller = ListController()
        controller.makes = { UIContentUnavailableConfiguration.search() }
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        show(UINavigationController(rootViewController: controller))
        search.isActive = true
        search.searchBar.text = "Berlin"
        search._update()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.log.last { $0 != "layout" }, "update Berlin")
        XCTAssertEqual(texts(in: content(of: controller)).first, "No Results for “Berlin”")
    }

    func testTraitsAskAgainWhileSomethingIsShown() {
        let controller = ListController()
        controller.makes = { [unowned self] in empty("Nothing") }
        show(controller)
        controller.log = []
        controller.overrideUserInterfaceStyle = .dark
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.log.filter { $0 != "layout" }, ["update nil"])
    }

    func testButtonsAreThereWithATitleAndDoWhatTheyAreFor() throws {
        var content = empty("Nothing")
        var pressed = 0
        content.button.title = "Try Again"
        content.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
        content.secondaryButtonProperties.isEnabled = false
        let view = UIContentUnavailableView(configuration: content)
        XCTAssertNil(view._parts.secondaryButton)
        let button = try XCTUnwrap(view._parts.button)
        button.performPrimaryAction()
        XCTAssertEqual(pressed, 1)
        content.secondaryButton.title = "Help"
        view.configuration = content
        XCTAssertTrue(view._parts.button === button)
        XCTAssertEqual(view._parts.secondaryButton?.isEnabled, false)
        content.buttonProperties.primaryAction = UIAction(title: "Own") { _ in pressed += 10 }
        content.button.title = nil
        view.configuration = content
        view._parts.button?.performPrimaryAction()
        XCTAssertEqual(pressed, 11)
        content.buttonProperties.primaryAction = nil
        view.configuration = content
        XCTAssertNil(view._parts.button)
    }

    func testContentThatIsTooHighIsScrolled() throws {
        let text = String(repeating: "long ", count: 400)
        let view = UIContentUnavailableView(configuration: empty(text))
        XCTAssertFalse(view.isScrollEnabled)
        view.isScrollEnabled = true
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
        view.layoutIfNeeded()
        let scroll = try XCTUnwrap(view._scroll)
        let label = try XCTUnwrap(view._parts.text)
        XCTAssertTrue(label.superview === scroll)
        XCTAssertEqual(label.frame.minY, 16)
        XCTAssertGreaterThan(label.frame.height, 300)
        XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: label.frame.maxY + 16))
        XCTAssertLessThanOrEqual(label.frame.maxX, 304)
        view.isScrollEnabled = false
        XCTAssertTrue(label.superview === view)
    }

    func testTheWheelTurnsWhileItLoads() {
        let view = UIContentUnavailableView(configuration: .loading())
        XCTAssertEqual(view._parts.wheel?.isAnimating, true)
        view.configuration = empty("Done")
        XCTAssertNil(view._parts.wheel)
    }
}
