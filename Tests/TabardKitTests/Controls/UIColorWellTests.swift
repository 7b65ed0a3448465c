import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Colours chosen in a well and on a page, by real clicks and keys of the X server.
@preconcurrency @MainActor
final class UIColorWellTests: TextTestCase {
    private func all<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(kind, in: $0) }
    }

    private func text(_ color: UIColor?) -> String {
        guard let color = color?.components(with: .current) else { return "none" }
        return [color.red, color.green, color.blue, color.alpha].map { String(Int(($0 * 100).rounded())) }
            .joined(separator: " ")
    }

    func testPartsAndColoursAgree() {
        for red in stride(from: 0, through: 1, by: 0.25) {
            for green in stride(from: 0, through: 1, by: 0.25) {
                for blue in stride(from: 0, through: 1, by: 0.25) {
                    let color = RGBA(red: red, green: green, blue: blue, alpha: 0.5)
                    let back = ColorParts(color).rgba
                    XCTAssertEqual(back.red, red, accuracy: 0.001)
                    XCTAssertEqual(back.green, green, accuracy: 0.001)
                    XCTAssertEqual(back.blue, blue, accuracy: 0.001)
                    XCTAssertEqual(back.alpha, 0.5)
                }
            }
        }
        XCTAssertEqual(ColorParts.grid(0, 0).rgba, RGBA(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertEqual(ColorParts.grid(11, 0).rgba, .black)
        let fields = (0..<10).flatMap { row in (0..<12).map { ColorParts.grid($0, row).rgba } }
        XCTAssertEqual(Set(fields).count, 120, "no colour is there twice")
        for x in stride(from: 0.05, through: 0.95, by: 0.1) {
            for y in stride(from: 0.05, through: 0.95, by: 0.1) {
                let place = ColorParts.spectrum(x, y).placeOnSpectrum
                XCTAssertEqual(place.x, x, accuracy: 0.001)
                XCTAssertEqual(place.y, y, accuracy: 0.001)
            }
        }
    }

    func testAWell() throws {
        let well = UIColorWell()
        XCTAssertNil(well.selectedColor)
        XCTAssertTrue(well.supportsAlpha)
        XCTAssertEqual(well.intrinsicContentSize, CGSize(width: 28, height: 28))
        well.title = "Background"
        XCTAssertEqual(well.accessibilityLabel, "Background")
        well.addAction(
            UIAction { [weak self, weak well] _ in
                self?.journal.entries.append(self?.text(well?.selectedColor) ?? "")
            },
            for: .valueChanged
        )
        show(controller, width: 500, height: 560)
        put(well, CGRect(x: 10, y: 10, width: 28, height: 28))
        well.selectedColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        XCTAssertEqual(journal.take(), [])
        try click(well, at: CGPoint(x: 14, y: 14))
        let window = try XCTUnwrap(well.window)
        let grid = try XCTUnwrap(all(ColorPalette.self, in: window).first { $0.kind == .grid })
        let end = CGPoint(x: grid.bounds.width - 3, y: 3)
        try click(grid, at: end)
        XCTAssertEqual(journal.take(), ["0 0 0 50", "0 0 0 50"], "with each movement and at the end")
        XCTAssertTrue(grid._takeFocus())
        try type("Left", "Escape")
        XCTAssertEqual(journal.take(), ["9 9 9 50"])
        XCTAssertEqual(all(ColorPickerView.self, in: window).count, 0)
        try click(well, at: CGPoint(x: 14, y: 14))
        XCTAssertEqual(all(ColorPickerView.self, in: window).count, 1)
        well.removeFromSuperview()
        XCTAssertEqual(all(ColorPickerView.self, in: window).count, 0)
    }

    func testSlidersAndOpacity() {
        let picker = ColorPickerView(frame: CGRect(origin: .zero, size: ColorPickerView.usualSize))
        picker.show(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        picker.chosen = { [weak self] color, isContinuous in
            self?.journal.entries.append("\(self?.text(color) ?? "") \(isContinuous)")
        }
        let sliders = all(ColorSlider.self, in: picker)
        XCTAssertEqual(sliders.map(\.accessibilityLabel), ["Opacity", "Red", "Green", "Blue"])
        XCTAssertEqual(sliders.map { $0._accessibility.range?.text }, ["100 %", "51", "102", "153"])
        XCTAssertTrue(sliders[1]._useKey(.end))
        XCTAssertTrue(sliders[0]._useKey(.home))
        XCTAssertTrue(sliders[0]._useKey(.up))
        XCTAssertEqual(journal.take(), ["100 40 60 100 false", "100 40 60 0 false", "100 40 60 1 false"])
        picker.supportsAlpha = false
        picker.layoutIfNeeded()
        XCTAssertTrue(sliders[0].isHidden)
    }

    @MainActor
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate,
        UIFontPickerViewControllerDelegate
    {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController,
            didSelect color: UIColor,
            continuously: Bool
        ) {
            journal.entries.append("color \(continuously)")
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            journal.entries.append("finish")
        }

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            journal.entries.append(
                "font \(viewController.selectedFontDescriptor?.fontAttributes[.family] ?? "none")"
            )
        }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            journal.entries.append("cancel")
        }
    }

    func testAPageOfColours() throws {
        let delegate = Delegate(journal)
        let page = UIColorPickerViewController()
        page.delegate = delegate
        page.selectedColor = .red
        show(controller, width: 500, height: 620)
        controller.present(page, animated: false)
        MainLoop.iterate(seconds: 0.2)
        let grid = try XCTUnwrap(all(ColorPalette.self, in: page.view).first { $0.kind == .grid })
        try click(grid, at: CGPoint(x: 3, y: 3))
        XCTAssertEqual(journal.take(), ["color true", "color false"])
        XCTAssertEqual(text(page.selectedColor), "100 100 100 100")
        let close = try XCTUnwrap(all(UIButton.self, in: page.view).first)
        XCTAssertEqual(close.accessibilityLabel, "Close")
        close.sendActions(for: .touchUpInside)
        MainLoop.iterate(seconds: 1) { self.controller.presentedViewController == nil }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(journal.take(), ["finish"])
        controller.present(page, animated: false)
        MainLoop.iterate(seconds: 0.2)
        try type("Escape")
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(journal.take(), ["finish"], "turned away")
    }

    func testAPageOfFonts() throws {
        let delegate = Delegate(journal)
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let page = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        XCTAssertTrue(page.configuration.includeFaces, "a copy")
        page.delegate = delegate
        show(controller, width: 500, height: 620)
        controller.present(page, animated: false)
        MainLoop.iterate(seconds: 0.2)
        let table = try XCTUnwrap(all(UITableView.self, in: page.view).first)
        let family = try XCTUnwrap(UIFont.familyNames.first)
        XCTAssertGreaterThan(table.numberOfRows(inSection: 0), UIFont.familyNames.count)
        XCTAssertEqual(page.tableView(table, cellForRowAt: [0, 0]).textLabel?.text, family)
        page.tableView(table, didSelectRowAt: [0, 0])
        MainLoop.iterate(seconds: 1) { self.controller.presentedViewController == nil }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(journal.take(), ["font \(family)"])
        controller.present(page, animated: false)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(page.tableView(table, cellForRowAt: [0, 0]).accessoryType, .checkmark)
        try type("Escape")
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(journal.take(), ["cancel"])
    }

    func testFontsAreFiltered() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let mono = FontFamilyList(configuration).rows(containing: "").map(\.name)
        XCTAssertTrue(mono.contains("DejaVu Sans Mono"), "\(mono)")
        XCTAssertFalse(mono.contains("DejaVu Sans"), "\(mono)")
        let all = FontFamilyList(UIFontPickerViewController.Configuration())
        XCTAssertEqual(all.rows(containing: "").map(\.name), UIFont.familyNames)
        XCTAssertEqual(
            all.rows(containing: "sans MONO").map(\.name),
            UIFont.familyNames.filter { $0.contains("Sans Mono") }
        )
        XCTAssertEqual(all.rows(containing: "\u{0}no such font").count, 0)
    }
}
