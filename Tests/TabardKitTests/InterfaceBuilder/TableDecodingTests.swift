import GtkInterop
import XCTest

@testable import TabardKit

/// Tables of documents: prototype cells, static sections, cells of nibs (I5, I7).
@preconcurrency @MainActor
final class TableDecodingTests: InterfaceTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, _SelectorAnswering {
        var taps = 0
        var rows = 3
        var identifier = "song"

        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Source.self, [.method("tapped:") { source, _ in source.taps += 1 }])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            cell.textLabel?.text = "Song \(indexPath.row)"
            return cell
        }
    }

    private func make<View: UIView>(_ element: String, owner: NSObject? = nil) throws -> View {
        try XCTUnwrap(nib(element).instantiate(withOwner: owner).first as? View)
    }

    private static let cell = """
        <tableViewCell selectionStyle="none" accessoryType="disclosureIndicator" indentationLevel="1" indentationWidth="11" \
        reuseIdentifier="song" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" rowHeight="80" \
        hidesAccessoryWhenEditing="NO" id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
                <subviews>
                    <label text="Title" id="t"><fontDescription key="fontDescription" type="boldSystem" pointSize="19"/></label>
                    <label text="Detail" id="d"/>
                    <button id="b"><connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="x"/></connections></button>
                </subviews>
            </tableViewCellContentView>
            <inset key="separatorInset" minX="30" minY="0.0" maxX="5" maxY="0.0"/>
        </tableViewCell>
        """

    private func assertNothingWasTold(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(told, [], file: file, line: line)
    }

    func testATable() throws {
        let table: UITableView = try make(
            """
            <tableView clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="prototypes" style="insetGrouped" \
            separatorStyle="none" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelection="YES" \
            rowHeight="60" estimatedRowHeight="70" sectionHeaderHeight="18" sectionFooterHeight="1" \
            sectionIndexMinimumDisplayRowCount="2" estimatedSectionHeaderHeight="-1" id="a">
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <color key="separatorColor" systemColor="systemRedColor"/>
                <color key="sectionIndexColor" systemColor="systemBlueColor"/>
                <inset key="separatorInset" minX="30" minY="0.0" maxX="5" maxY="0.0"/>
                <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="50"/></view>
                <label key="tableFooterView" text="End" id="f"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
            </tableView>
            """
        )
        XCTAssertEqual(table.style, .insetGrouped)
        XCTAssertEqual(table.separatorStyle, .none)
        XCTAssertTrue(
            !table.allowsSelection && table.allowsSelectionDuringEditing && table.allowsMultipleSelection
        )
        XCTAssertEqual([table.rowHeight, table.estimatedRowHeight], [60, 70])
        XCTAssertEqual(
            [table.sectionHeaderHeight, table.sectionFooterHeight],
            [UITableView.automaticDimension, 1],
            "the usual height is that which the header wants"
        )
        XCTAssertEqual(table.sectionIndexMinimumDisplayRowCount, 2)
        XCTAssertEqual(
            [table.backgroundColor, table.separatorColor, table.sectionIndexColor],
            [.systemYellow, .systemRed, .systemBlue]
        )
        XCTAssertEqual(table.separatorInset, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
        XCTAssertEqual(table.tableHeaderView?.frame.height, 50)
        XCTAssertEqual((table.tableFooterView as? UILabel)?.text, "End")
        XCTAssertTrue(table.alwaysBounceVertical && table.clipsToBounds)
        assertNothingWasTold()
        let plain: UITableView = try make(
            #"<tableView rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" id="a"/>"#
        )
        XCTAssertEqual(plain.style, .plain)
        XCTAssertEqual(
            [plain.rowHeight, plain.estimatedRowHeight, plain.sectionHeaderHeight],
            Array(repeating: UITableView.automaticDimension, count: 3)
        )
        XCTAssertEqual(plain.backgroundColor, .systemBackground)
        XCTAssertFalse(plain.alwaysBounceVertical)
        assertNothingWasTold()
    }

    func testPrototypesAreMadeAnewForEachRow() throws {
        let source = Source()
        let table: UITableView = try make(
            """
            <tableView alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="44" id="a">
                <prototypes>\(Self.cell)</prototypes>
                <connections><outlet property="dataSource" destination="-1" id="1"/><outlet property="delegate" destination="-1" id="2"/></connections>
            </tableView>
            """,
            owner: source
        )
        XCTAssertTrue(table.dataSource === source && table.delegate === source)
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        let cells = table.visibleCells
        XCTAssertEqual(cells.map { $0.textLabel?.text }, ["Song 0", "Song 1", "Song 2"])
        XCTAssertEqual(Set(cells.map(ObjectIdentifier.init)).count, 3)
        let cell = try XCTUnwrap(cells.first)
        XCTAssertEqual(cell.reuseIdentifier, "song")
        XCTAssertEqual(cell.detailTextLabel?.text, "Detail")
        XCTAssertEqual(cell.textLabel?.font, .boldSystemFont(ofSize: 19))
        XCTAssertTrue(cell.textLabel?.superview === cell.contentView)
        XCTAssertEqual(cell.selectionStyle, .none)
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        XCTAssertEqual(cell.indentationLevel, 1)
        XCTAssertEqual(cell.indentationWidth, 11)
        XCTAssertEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
        XCTAssertEqual(cell.frame.height, 44, "the height in the document is that of the canvas")
        let button = cell.contentView.subviews.first { $0 is UIButton } as? UIButton
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(source.taps, 1, "what a prototype calls is not made anew with it")
        assertNothingWasTold()
    }

    func testACellLaysItsOwnLabelsOut() throws {
        let decoded: UITableViewCell = try make(
            Self.cell.replacingOccurrences(of: "<button id=\"b\">", with: "<button hidden=\"YES\" id=\"b\">"),
            owner: Source()
        )
        let made = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        made.textLabel?.font = .boldSystemFont(ofSize: 19)
        made.detailTextLabel?.font = .systemFont(ofSize: 17)
        made.detailTextLabel?.textColor = .label
        made.accessoryType = .disclosureIndicator
        made.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
        made.indentationLevel = 1
        made.indentationWidth = 11
        for cell in [decoded, made] {
            cell.textLabel?.text = "A song"
            cell.detailTextLabel?.text = "By somebody"
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            cell.layoutIfNeeded()
        }
        XCTAssertEqual(decoded.textLabel?.frame, made.textLabel?.frame)
        XCTAssertEqual(decoded.detailTextLabel?.frame, made.detailTextLabel?.frame)
        decoded.textLabel?.text = "A"
        decoded.layoutIfNeeded()
        made.textLabel?.text = "A"
        made.layoutIfNeeded()
        XCTAssertEqual(decoded.textLabel?.frame, made.textLabel?.frame)
        try assertTheyLookAlike(decoded, made)
    }

    func testConstraintsInACellTellItsHeight() throws {
        let cell: UITableViewCell = try make(
            """
            <tableViewCell reuseIdentifier="song" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
                        <constraint firstAttribute="height" constant="90" id="h"/></constraints></view></subviews>
                    <constraints>
                        <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" constant="5" id="1"/>
                        <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="5" id="2"/>
                        <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/>
                        <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="4"/>
                    </constraints>
                </tableViewCellContentView>
            </tableViewCell>
            """
        )
        XCTAssertEqual(cell.sizeThatFits(CGSize(width: 320, height: 0)).height, 100)
        assertNothingWasTold()
    }

    func testStaticSectionsAnswerForATableViewController() throws {
        let controller = UITableViewController(style: .grouped)
        let table: UITableView = try make(
            """
            <tableView alwaysBounceVertical="YES" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="a">
                <sections>
                    <tableViewSection headerTitle="First" footerTitle="Below" id="s1"><cells>
                        <tableViewCell textLabel="t1" style="IBUITableViewCellStyleDefault" rowHeight="70" id="c1">
                            <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews><label text="One" id="t1"/></subviews></tableViewCellContentView>
                        </tableViewCell>
                        <tableViewCell textLabel="t2" style="IBUITableViewCellStyleDefault" id="c2">
                            <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2"><subviews><label text="Two" id="t2"/></subviews></tableViewCellContentView>
                        </tableViewCell>
                    </cells></tableViewSection>
                    <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="-1" id="1"/><outlet property="delegate" destination="-1" id="2"/></connections>
            </tableView>
            """,
            owner: controller
        )
        controller.tableView = table
        show(controller, width: 320, height: 440)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual([0, 1].map { table.numberOfRows(inSection: $0) }, [2, 1])
        XCTAssertEqual(table.visibleCells.map { $0._text?.text }, ["One", "Two", nil])
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [70, 44, 44])
        XCTAssertEqual(controller.tableView(table, titleForHeaderInSection: 0), "First")
        XCTAssertEqual(controller.tableView(table, titleForFooterInSection: 0), "Below")
        XCTAssertNil(controller.tableView(table, titleForHeaderInSection: 1))
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertTrue(cell === table.cellForRow(at: IndexPath(row: 0, section: 0)), "there is one cell only")
        assertNothingWasTold()
    }

    func testCellsOfANib() throws {
        let source = Source()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(
            nib(
                """
                <tableViewCell customClass="OwnDecodedCell" customModule="TabardKitTests" id="c">
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews><label text="Own" id="t"/></subviews></tableViewCellContentView>
                    <connections><outlet property="title" destination="t" id="1"/></connections>
                </tableViewCell>
                """
            ),
            forCellReuseIdentifier: "song"
        )
        table.dataSource = source
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
        let cells = table.visibleCells.compactMap { $0 as? OwnDecodedCell }
        XCTAssertEqual(cells.map { $0.title?.text }, ["Own", "Own", "Own"])
        XCTAssertEqual(cells.map(\.wakings), [1, 1, 1])
        XCTAssertEqual(cells.map(\.reuseIdentifier), ["song", "song", "song"])
        assertNothingWasTold()
    }

    func testHeadersOfANib() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(
            nib(
                #"<tableViewHeaderFooterView id="a"><view key="contentView" id="b"><subviews><label text="Own" id="t"/></subviews></view></tableViewHeaderFooterView>"#
            ),
            forHeaderFooterViewReuseIdentifier: "header"
        )
        let header = try XCTUnwrap(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        XCTAssertEqual(header.reuseIdentifier, "header")
        XCTAssertEqual(header.subviews, [header.contentView])
        XCTAssertEqual((header.contentView.subviews.first as? UILabel)?.text, "Own")
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        assertNothingWasTold()
    }

    func testPrototypesDoNotKeepWhoOwnsTheDocument() throws {
        weak var owner: Source?
        let table: UITableView = try {
            let source = Source()
            owner = source
            return try make(
                """
                <tableView dataMode="prototypes" id="a"><prototypes>\(Self.cell)</prototypes>
                    <connections><outlet property="dataSource" destination="-1" id="1"/></connections></tableView>
                """,
                owner: source
            )
        }()
        XCTAssertNil(owner)
        XCTAssertNil(table.dataSource)
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "song"))
        assertNothingWasTold()
    }

    func testI7CellsThatAreNone() throws {
        let source = Source()
        source.rows = 1
        let table: UITableView = try make(
            """
            <tableView rowHeight="-7" sectionHeaderHeight="nan" dataMode="prototypes" id="a"><prototypes>
                <tableViewCell id="n"/>
                <tableViewCell reuseIdentifier="song" accessoryType="checkmark" indentationLevel="-1" textLabel="gone" id="b"/>
                <tableViewCell reuseIdentifier="song" id="c"/>
                <label reuseIdentifier="label" text="No cell" id="d"/>
            </prototypes></tableView>
            """
        )
        XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "song")?.accessoryType, .checkmark)
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "label"))
        table.register(nib(#"<view id="v"/>"#), forCellReuseIdentifier: "view")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "view")?.reuseIdentifier, "view")
        table.register(
            nib(#"<tableViewCell reuseIdentifier="its own" id="v"/>"#),
            forCellReuseIdentifier: "other"
        )
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier, "other")
        XCTAssertEqual(
            told.filter {
                $0.hasPrefix("2:") || $0.hasPrefix("3:") || $0.hasPrefix("4:") || $0.hasPrefix("5:")
                    || $0.hasPrefix("6:")
            },
            [
                "2: tableView a: rowHeight must be -1, or not less than 0, but is '-7.0'",
                "2: tableView a: sectionHeaderHeight must be a number, but is 'nan'",
                "3: tableViewCell n: Without a reuse identifier it can't be dequeued",
                "4: tableViewCell b: indentationLevel must be a whole number from 0 to 10000, but is '-1'",
                "5: tableViewCell c: The reuse identifier 'song' is that of an earlier one, which counts",
                "6: label d: Tabard does not know its attribute 'reuseIdentifier'",
                "6: label d: UILabel stands where a UITableViewCell must be",
            ]
        )
        XCTAssertTrue(
            InterfaceReport.told.contains(
                "The nib for the reuse identifier 'view' has no UITableViewCell at its top, so an empty one stands for it"
            )
        )
        XCTAssertTrue(
            InterfaceReport.told.contains(
                "The nib is registered for the reuse identifier 'other', but its UITableViewCell has 'its own'"
            )
        )
    }
}

/// A cell that documents name, so at the top of the file.
@preconcurrency @MainActor
final class OwnDecodedCell: UITableViewCell {
    var title: UILabel?
    var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            OwnDecodedCell.self,
            super._selectors,
            [.property("title", { $0.title }, { $0.title = $1 })]
        )
    }
}
