import GtkInterop
import XCTest

@testable import TabardKit

/// An object of an app's own that is no view and no controller, such as one that answers for a table.
@preconcurrency @MainActor
class RowsObject: NSObject, UITableViewDataSource, UITableViewDelegate, _SelectorAnswering {
    static var living = 0
    weak var table: UITableView?
    weak var controller: UIViewController?
    var prefix = ""

    override required init() {
        super.init()
        MainLoop.assumed {
            Self.living += 1
            StoryboardCalls.list.append("init rows")
        }
    }

    deinit { MainLoop.assumed { Self.living -= 1 } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(prefix) \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        StoryboardCalls.list.append("select \(indexPath.row)")
    }

    nonisolated class var _selectors: _SelectorTable {
        _SelectorTable(
            RowsObject.self,
            [
                .property("table", { $0.table }, { $0.table = $1 }),
                .property("controller", { $0.controller }, { $0.controller = $1 }),
                .property("prefix", { $0.prefix }, { $0.prefix = $1 }),
                .method("tap:") { rows, arguments -> Any? in
                    let sender: UIButton = arguments[0]
                    StoryboardCalls.list.append("tap \(sender.title(for: .normal) ?? ""), \(rows.prefix)")
                    return nil
                },
            ]
        )
    }
}

/// An object that is told when all is connected.
final class WokenObject: UIResponder {
    weak var view: UIView?

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardCalls.list.append("awake, view \(view != nil)")
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            WokenObject.self,
            super._selectors,
            [.property("view", { $0.view }, { $0.view = $1 })]
        )
    }
}

/// Objects at the top of a scene or a nib that are none of UIKit's (I2).
@preconcurrency @MainActor
final class CustomObjectTests: InterfaceTestCase {
    override func setUp() async throws {
        try await super.setUp()
        StoryboardCalls.list = []
        RowsObject.living = 0
    }

    private let rows =
        "<customObject id=\"o\" customClass=\"RowsObject\" customModule=\"TabardKitTests\" customModuleProvider=\"target\" userLabel=\"Rows\" sceneMemberID=\"viewController\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"prefix\" value=\"Row\"/></userDefinedRuntimeAttributes><connections><outlet property=\"table\" destination=\"t\" id=\"c1\"/><outlet property=\"controller\" destination=\"a\" id=\"c2\"/></connections></customObject>"

    func testAnObjectOfASceneAnswersForATable() throws {
        let scene =
            "<viewController id=\"a\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"700\"/><subviews><tableView rowHeight=\"44\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"400\"/><prototypes><tableViewCell reuseIdentifier=\"cell\" style=\"IBUITableViewCellStyleDefault\" id=\"c\"/></prototypes><connections><outlet property=\"dataSource\" destination=\"o\" id=\"c3\"/><outlet property=\"delegate\" destination=\"o\" id=\"c4\"/></connections></tableView><button id=\"b\"><state key=\"normal\" title=\"On\"/><connections><action selector=\"tap:\" destination=\"o\" eventType=\"touchUpInside\" id=\"c5\"/></connections></button></subviews></view></viewController>"
        try {
            let board = try StoryboardText.storyboard([scene + rows])
            let controller = try XCTUnwrap(board.instantiateInitialViewController())
            let window = show(controller)
            let table = try XCTUnwrap(controller.view.subviews.first as? UITableView)
            table.layoutIfNeeded()
            let object = try XCTUnwrap(table.dataSource as? RowsObject)
            XCTAssertTrue(object.table === table && object.controller === controller)
            XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["Row 0", "Row 1", "Row 2"])
            table._userSelected(IndexPath(row: 1, section: 0))
            (controller.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
            XCTAssertEqual(StoryboardCalls.list, ["init rows", "select 1", "tap On, Row"])
            XCTAssertEqual(RowsObject.living, 1)
            window.rootViewController = nil
        }()
        XCTAssertTrue(
            MainLoop.iterate(seconds: 5) { RowsObject.living == 0 },
            "It lives as long as its controller"
        )
        XCTAssertEqual(told, [])
    }

    func testAnObjectOfANibIsAmongItsObjects() throws {
        let objects = nib("<tableView id=\"t\"/>" + rows.replacingOccurrences(of: "\"a\"", with: "\"-1\""))
            .instantiate(withOwner: UIViewController())
        XCTAssertEqual(objects.count, 2)
        let object = try XCTUnwrap(objects.last as? RowsObject)
        XCTAssertTrue(object.table === objects.first as? UITableView)
        XCTAssertEqual(object.prefix, "Row")
        XCTAssertEqual(told, [])
    }

    func testARespondersObjectIsWokenWhenAllIsConnected() throws {
        let scene =
            "<viewController id=\"a\"><view key=\"view\" id=\"v\"/></viewController><customObject id=\"o\" customClass=\"WokenObject\" customModule=\"TabardKitTests\"><connections><outlet property=\"view\" destination=\"v\" id=\"c1\"/></connections></customObject>"
        let board = try StoryboardText.storyboard([scene])
        let controller = try XCTUnwrap(board.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        XCTAssertEqual(StoryboardCalls.list, ["awake, view true"])
        XCTAssertEqual(told, [])
    }
}
