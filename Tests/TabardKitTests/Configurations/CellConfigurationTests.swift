import GtkInterop
import XCTest

@testable import TabardKit

/// Cells, headers and items that show configurations.
@preconcurrency @MainActor
final class CellConfigurationTests: TabBarTestCase {
    private let table = UITableView(frame: .zero, style: .plain)
    private var make: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }

    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var make: (IndexPath) -> UITableViewCell
        var header: () -> UIView? = { nil }

        init(_ make: @escaping (IndexPath) -> UITableViewCell) { self.make = make }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header() }
    }

    private var source: Source?

    private func show(
        header: @escaping () -> UIView? = { nil },
        _ make: @escaping (IndexPath) -> UITableViewCell
    ) {
        let source = Source(make)
        source.header = header
        self.source = source
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 440)
    }

    private func frame(_ view: UIView?, in cell: UITableViewCell) throws -> CGRect {
        let view = try XCTUnwrap(view)
        return cell.convert(view.bounds, from: view)
    }

    /// Both ways to fill a cell look the same: same places, fonts and colours.
    func testTheDefaultContentLooksAsTheCellsOwnLabels() throws {
        let image = UIImage(systemName: "star")
        for (isRightToLeft, height) in [(false, 44), (false, 60), (true, 60)] as [(Bool, CGFloat)] {
            Toolkit.isRightToLeft = isRightToLeft
            for style in [UITableViewCell.CellStyle.default, .value1, .subtitle] {
                for accessory in [UITableViewCell.AccessoryType.none, .disclosureIndicator] {
                    let own = UITableViewCell(style: style, reuseIdentifier: nil)
                    own.textLabel?.text = "Title"
                    own.detailTextLabel?.text = "Detail"
                    own.imageView?.image = image
                    let configured = UITableViewCell(style: style, reuseIdentifier: nil)
                    var content = configured.defaultContentConfiguration()
                    content.text = "Title"
                    if style != .default { content.secondaryText = "Detail" }
                    content.image = image
                    configured.contentConfiguration = content
                    for cell in [own, configured] {
                        cell.accessoryType = accessory
                        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
                        cell.layoutIfNeeded()
                    }
                    let list = try XCTUnwrap(configured.contentView as? UIListContentView)
                    let name = "\(style) \(accessory) \(isRightToLeft) \(height)"
                    let free = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
                    XCTAssertEqual(own.sizeThatFits(free), configured.sizeThatFits(free), name)
                    XCTAssertEqual(
                        try frame(own.textLabel, in: own),
                        try frame(list._text, in: configured),
                        name
                    )
                    XCTAssertEqual(
                        try frame(own.imageView, in: own),
                        try frame(list._image, in: configured),
                        name
                    )
                    XCTAssertEqual(own.textLabel?.font, list._text?.font)
                    XCTAssertEqual(own._separatorStart, configured._separatorStart, name)
                    guard style != .default else { continue }
                    XCTAssertEqual(
                        try frame(own.detailTextLabel, in: own),
                        try frame(list._detail, in: configured),
                        name
                    )
                    XCTAssertEqual(own.detailTextLabel?.font, list._detail?.font)
                    XCTAssertEqual(own.detailTextLabel?.textColor, list._detail?.textColor)
                }
            }
        }
    }

    func testTheContentViewIsReplacedOnlyByOneOfAnotherKind() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let first = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        let second = cell.contentView
        XCTAssertTrue(second is UIListContentView)
        XCTAssertNil(first.superview)
        XCTAssertNil(cell.textLabel)
        content.text = "Two"
        cell.contentConfiguration = content
        XCTAssertIdentical(cell.contentView, second)
        XCTAssertEqual((second as? UIListContentView)?._text?.text, "Two")
        cell.contentConfiguration = Marks.Configuration(log: Marks())
        XCTAssertTrue(cell.contentView is Marks.View)
        cell.contentConfiguration = nil
        XCTAssertFalse(cell.contentView is Marks.View)
        cell.textLabel?.text = "Three"
        XCTAssertEqual(cell.textLabel?.superview, cell.contentView)
    }

    /// What a configuration of the app's own hears.
    private final class Marks {
        var states: [String] = []

        struct Configuration: UIContentConfiguration {
            let log: Marks

            func makeContentView() -> any UIView & UIContentView { View(self) }

            func updated(for state: any UIConfigurationState) -> Configuration {
                if let state = state as? UICellConfigurationState {
                    log.states.append(
                        (state.isSelected ? "selected" : state.isHighlighted ? "pressed" : "usual")
                            + (state.isEditing ? " editing" : "")
                    )
                }
                return self
            }
        }

        final class View: UIView, UIContentView {
            var configuration: any UIContentConfiguration

            init(_ configuration: Configuration) {
                self.configuration = configuration
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
        }
    }

    func testConfigurationsFollowTheState() throws {
        let marks = Marks()
        show { _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = Marks.Configuration(log: marks)
            return cell
        }
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.frame.height, 90)
        marks.states = []
        cell.isHighlighted = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        XCTAssertEqual(marks.states, [], "updates wait for the next layout")
        cell.layoutIfNeeded()
        XCTAssertEqual(marks.states, ["selected"])
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        XCTAssertEqual(marks.states, ["selected", "selected editing"])
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        XCTAssertEqual(marks.states, ["selected", "selected editing"])
    }

    private final class Reporting: UITableViewCell {
        var log: [String] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[UIConfigurationStateCustomKey("word")] = "mine"
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            let word = state[UIConfigurationStateCustomKey("word")] as? String
            log.append("update \(state.isSelected) \(word ?? "none")")
        }
    }

    func testTheHandlerIsCalledAfterTheMethodAndBeforeTheFirstSight() {
        let cell = Reporting(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? Reporting)?.log.append("handler \(state.isSelected)")
            // What is set here asks for no further update.
            cell.backgroundConfiguration = .listPlainCell()
        }
        show { $0.row == 0 ? cell : UITableViewCell() }
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.log.prefix(2), ["update false mine", "handler false"])
        // The focus may have come to it.
        cell.log = []
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        cell.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(cell.log, ["update true mine", "handler true"])
    }

    func testScreenReadersGetTheTexts() throws {
        show { _ in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "Name"
            content.secondaryText = "Ada"
            cell.contentConfiguration = content
            return cell
        }
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.accessibilityLabel, "Name")
        XCTAssertEqual(cell.accessibilityValue, "Ada")
        XCTAssertEqual((cell.contentView as? UIListContentView)?._text?.accessibilityElementsHidden, true)
    }

    func testAHeaderIsAsHighAsItsContent() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
        content.text = "Heading"
        header.contentConfiguration = content
        var states: [Bool] = []
        header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
        show(header: { header }, { _ in UITableViewCell() })
        let list = try XCTUnwrap(header.contentView as? UIListContentView)
        let label = try XCTUnwrap(list._text)
        XCTAssertEqual(header.frame.height, label.sizeThatFits(CGSize(width: 288, height: 1000)).height + 18)
        XCTAssertEqual(label.frame.minX, 16)
        XCTAssertEqual(states, [false])
    }

    func testTheBackgroundFollowsTheStateUnlessTheAppSetsIt() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        let usual = UIBackgroundConfiguration.listPlainCell()
        XCTAssertEqual(usual.backgroundColor, .systemBackground)
        XCTAssertEqual(usual.updated(for: state).backgroundColor, .systemGray4)
        var own = usual
        own.backgroundColor = .red
        XCTAssertEqual(own.updated(for: state).backgroundColor, .red)
        XCTAssertEqual(own.updated(for: state).resolvedBackgroundColor(for: .blue), .red)
        own.backgroundColor = nil
        XCTAssertEqual(own.resolvedBackgroundColor(for: .blue), .blue, "nil is the tint colour")
        own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        XCTAssertEqual(own.resolvedBackgroundColor(for: .blue), .green)
        let copy = own
        XCTAssertEqual(own, copy)
        XCTAssertNotEqual(own, usual)
    }

    func testABackgroundOfAListIsThatOfTheListWhereItIs() throws {
        XCTAssertEqual(UIBackgroundConfiguration.listCell().backgroundColor, .systemBackground)
        let make = { (_: IndexPath) -> UITableViewCell in
            let cell = UITableViewCell()
            cell.backgroundConfiguration = .listCell()
            return cell
        }
        show(make)
        let plain = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(plain.backgroundConfiguration?.backgroundColor, .systemBackground)
        let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .insetGrouped)
        let source = Source(make)
        grouped.dataSource = source
        table.addSubview(grouped)
        grouped.layoutIfNeeded()
        let cell = try XCTUnwrap(grouped.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        var own = UIBackgroundConfiguration.listCell()
        own.backgroundColor = .red
        cell.backgroundConfiguration = own
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .red)
    }

    func testDisabledTextIsFaintUnlessTheAppSetsItsColour() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.subtitleCell()
        XCTAssertEqual(content.updated(for: state).textProperties.color, .tertiaryLabel)
        content.textProperties.color = .red
        XCTAssertEqual(content.updated(for: state).textProperties.color, .red)
        XCTAssertEqual(content.updated(for: state).secondaryTextProperties.color, .tertiaryLabel)
    }

    func testTextsStandBelowEachOtherWhereThereIsNoRoomBeside() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let (text, detail) = (try XCTUnwrap(view._text), try XCTUnwrap(view._detail))
        XCTAssertEqual(detail.frame.maxX, 292)
        XCTAssertEqual(text.frame.midY, detail.frame.midY, accuracy: 1)
        view.frame.size.width = 70
        view.layoutIfNeeded()
        XCTAssertLessThanOrEqual(text.frame.maxY, detail.frame.minY)
        XCTAssertEqual(detail.frame.minX, 8)
        content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        content.image = UIImage(systemName: "star")
        content.textProperties.transform = .uppercase
        view.configuration = content
        view.frame.size.width = 300
        view.layoutIfNeeded()
        XCTAssertEqual(view._image?.frame.midX, 33)
        XCTAssertLessThanOrEqual(view._image?.frame.width ?? 99, 10)
        XCTAssertEqual(text.frame.minX, 8 + 50 + content.imageToTextPadding)
        XCTAssertEqual(text.text, "TEXT")
    }

    func testACustomViewFillsTheBackgroundOfAnItem() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundView = UIView(frame: .zero)
        var background = UIBackgroundConfiguration.clear()
        let custom = UIView(frame: .zero)
        background.customView = custom
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.cornerRadius = 5
        cell.backgroundConfiguration = background
        XCTAssertNil(cell.backgroundView, "it takes the place of the other background")
        let content = UIListContentConfiguration.cell()
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        XCTAssertEqual(custom.superview?.frame, CGRect(x: 2, y: 1, width: 94, height: 46))
        XCTAssertEqual(custom.frame, CGRect(x: 0, y: 0, width: 94, height: 46))
        XCTAssertEqual(custom.superview?.layer.cornerRadius, 5)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration = nil
        XCTAssertNil(custom.superview?.superview)
        cell.backgroundView = UIView(frame: .zero)
        XCTAssertNil(cell.backgroundConfiguration)
    }
}
