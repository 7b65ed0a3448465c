import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The looks of navigation bars: older properties, appearances, items' own, and proxies.
@preconcurrency @MainActor
final class NavigationBarAppearanceTests: TabBarTestCase {
    private let double = TableDouble()
    private var navigation = UINavigationController()
    private var bar: UINavigationBar { navigation.navigationBar }

    override func tearDown() async throws {
        try await super.tearDown()
        AppearanceProxies.removeAll()
    }

    private func showTable() -> UITableView {
        let controller = UITableViewController(style: .plain)
        double.counts = [60]
        controller.tableView.dataSource = double
        controller.title = "Title"
        navigation = UINavigationController(rootViewController: controller)
        show(navigation)
        windows[0].layoutIfNeeded()
        return controller.tableView
    }

    private func scroll(_ table: UITableView, to offset: Double) {
        table._area?.setOffset(x: 0, y: offset)
        MainLoop.iterate(seconds: 0.05)
    }

    private func appearance(_ color: UIColor, title: UIColor? = nil) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        if let title { appearance.titleTextAttributes = [.foregroundColor: title] }
        return appearance
    }

    private func rgba(_ color: UIColor) -> RGBA { color.components(with: bar.traitCollection) }

    func testWithoutContentUnderItABarHasNoBackground() {
        let table = showTable()
        XCTAssertEqual(bar._background.commands(size: bar.bounds.size, scale: 1), [])
        XCTAssertNil(bar._backdrop)
        scroll(table, to: 100)
        XCTAssertNotNil(bar._backdrop)
        XCTAssertEqual(bar._background.commands(size: bar.bounds.size, scale: 1).count, 2)
    }

    func testAppearancesForBothPlacesOfTheContent() {
        let table = showTable()
        bar.standardAppearance = appearance(.systemRed, title: .systemYellow)
        XCTAssertNil(bar._background.edge, "the usual look is for content under the bar")
        bar.scrollEdgeAppearance = appearance(.systemBlue, title: .systemGreen)
        XCTAssertEqual(bar._background.edge?.color, rgba(.systemBlue))
        XCTAssertEqual(bar._content.looks.titleColor, .systemGreen)
        scroll(table, to: 100)
        XCTAssertEqual(bar._background.part, 1)
        XCTAssertEqual(bar._background.standard.color, rgba(.systemRed))
        XCTAssertEqual(bar._content.looks.titleColor, .systemYellow)
    }

    func testAnAppearanceIsCopiedAndTheBarsOwnCanBeChanged() {
        _ = showTable()
        let given = appearance(.systemRed)
        bar.standardAppearance = given
        given.backgroundColor = .systemBlue
        XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemRed)
        bar.standardAppearance.backgroundColor = .systemGreen
        XCTAssertEqual(bar._background.standard.color, rgba(.systemGreen))
        bar.standardAppearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 60)]
        XCTAssertEqual(bar._content.looks.largeTitleFont.pointSize, 60)
    }

    func testAnItemsOwnAppearanceWins() {
        let table = showTable()
        bar.standardAppearance = appearance(.systemRed)
        let next = UIViewController()
        next.navigationItem.standardAppearance = appearance(.systemPurple)
        next.navigationItem.scrollEdgeAppearance = appearance(.systemTeal)
        navigation.pushViewController(next, animated: false)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(bar._background.standard.color, rgba(.systemPurple))
        XCTAssertEqual(bar._background.edge?.color, rgba(.systemTeal))
        navigation.popViewController(animated: false)
        scroll(table, to: 100)
        XCTAssertEqual(bar._background.standard.color, rgba(.systemRed))
    }

    func testOlderProperties() {
        let table = showTable()
        bar.barTintColor = .systemOrange
        XCTAssertEqual(bar._background.edge?.material?.tint.red, rgba(.systemOrange).red)
        bar.isTranslucent = false
        XCTAssertEqual(bar._background.edge?.color, rgba(.systemOrange))
        assertSoonEqual(table.frame.minY, 44)
        bar.barTintColor = nil
        bar.isTranslucent = true
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        scroll(table, to: 100)
        XCTAssertEqual(bar._background.commands(size: bar.bounds.size, scale: 1), [])
        bar.barStyle = .black
        XCTAssertEqual(bar._content.traitCollection.userInterfaceStyle, .dark)
    }

    func testButtons() throws {
        _ = showTable()
        let look = appearance(.systemRed)
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        look.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 23)]
        bar.standardAppearance = look
        let items = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]
        items[1].style = .done
        func texts() -> [(font: UIFont?, color: UIColor?)] {
            items.map { bar._looks.buttonText(of: $0, isBack: false, state: .normal) }
        }
        XCTAssertEqual(texts()[0].color, .systemGreen)
        XCTAssertEqual(texts()[1].font?.pointSize, 23)
        XCTAssertNil(texts()[1].color)
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
        XCTAssertEqual(texts()[0].color, .systemPink)
        let copy = try XCTUnwrap(look.copy() as? UINavigationBarAppearance)
        XCTAssertEqual(copy, look)
        copy.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
        XCTAssertNotEqual(copy, look)
    }

    /// A10
    func testProxies() {
        UINavigationBar.appearance().standardAppearance = appearance(.systemIndigo)
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
        let table = showTable()
        scroll(table, to: 100)
        XCTAssertEqual(bar._background.standard.color, rgba(.systemIndigo))
        XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .systemBrown)
    }

    func testTheStyleOfAButtonsAppearanceIsItsUsualFont() {
        let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
        func font(_ appearance: UIBarButtonItemAppearance) -> UIFont? {
            let bar = UINavigationBarAppearance()
            bar.buttonAppearance = appearance
            return NavigationBarLooks(bar).buttonText(of: nil, isBack: false, state: .highlighted).font
        }
        XCTAssertEqual(font(UIBarButtonItemAppearance(style: .plain)), .systemFont(ofSize: 17))
        let done = UIBarButtonItemAppearance(style: .done)
        XCTAssertEqual(font(done), bold)
        XCTAssertNotEqual(done, UIBarButtonItemAppearance(style: .plain))
        done.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        XCTAssertEqual(font(done), bold)
        done.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        XCTAssertEqual(font(done), .systemFont(ofSize: 20))
        done.configureWithDefault(for: .plain)
        XCTAssertEqual(font(done), .systemFont(ofSize: 17))
        done.configureWithDefault(for: .done)
        XCTAssertEqual(font(done), bold)
    }
}
