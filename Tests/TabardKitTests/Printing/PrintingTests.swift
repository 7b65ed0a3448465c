import XCTest

@testable import GtkInterop
@testable import TabardKit

/// Q1 to Q4: pages in a PDF file, and GTK's dialog by real keys.
@preconcurrency @MainActor
final class PrintingTests: FilePickerTestCase {
    /// Writes down what it is to draw.
    private final class Renderer: UIPrintPageRenderer {
        var pages = 0
        var calls: [String] = []

        override var numberOfPages: Int { pages }

        override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.length)") }

        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            calls.append("header \(pageIndex) \(headerRect.height)")
        }

        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            XCTAssertEqual(contentRect.minY, printableRect.minY + headerHeight)
            XCTAssertEqual(contentRect.maxY, printableRect.maxY - footerHeight, accuracy: 0.01)
            XCTAssertNotNil(UIGraphicsGetCurrentContext())
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
            UIColor.red.setFill()
            UIRectFill(contentRect)
            calls.append("content \(pageIndex)")
        }

        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            XCTAssertEqual(footerRect.maxY, printableRect.maxY, accuracy: 0.01)
            calls.append("footer \(pageIndex) \(footerRect.height)")
        }
    }

    private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
        var calls: [String] = []

        func printInteractionControllerWillStartJob(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("start") }

        func printInteractionControllerDidFinishJob(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("finish") }
    }

    private let controller = UIPrintInteractionController.shared
    private var ended: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        controller._file = folder.appendingPathComponent("printed.pdf").path
    }

    override func tearDown() async throws {
        controller._file = nil
        controller.printInfo = nil
        controller.printingItem = nil
        controller.printingItems = nil
        controller.printFormatter = nil
        controller.printPageRenderer = nil
        controller.delegate = nil
        try await super.tearDown()
    }

    /// Prints, and waits until that has ended.
    @discardableResult
    private func present(seconds: Double = 20) -> Bool {
        ended = []
        let isStarted = controller.present(animated: true) { [weak self] controller, isDone, error in
            XCTAssertTrue(controller === UIPrintInteractionController.shared)
            self?.ended.append("\(isDone) \(error != nil)")
        }
        if isStarted { MainLoop.iterate(seconds: seconds) { !ended.isEmpty } }
        MainLoop.iterate(seconds: 0.05)
        return isStarted
    }

    /// How many pages the file has, and the size of the first.
    private func pages() throws -> (count: Int, size: CGSize) {
        let data = try Data(contentsOf: folder.appendingPathComponent("printed.pdf"))
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("%PDF"))
        let boxes = text.matches(of: /\/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]/)
        let size = CGSize(width: Double(boxes.first?.1 ?? "") ?? 0, height: Double(boxes.first?.2 ?? "") ?? 0)
        return (text.matches(of: /\/Type \/Page[^s]/).count, size)
    }

    private func picture(_ width: CGFloat = 30) -> UIImage {
        let size = CGSize(width: width, height: 20)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    func testQ1ATextOnSeveralPages() throws {
        let lines = (1...120).map { "Line \($0) of a text that is printed" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        controller.printFormatter = formatter
        let delegate = Delegate()
        controller.delegate = delegate
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["true false"])
        XCTAssertEqual(delegate.calls, ["start", "finish"])
        let printed = try pages()
        XCTAssertGreaterThan(printed.count, 1)
        XCTAssertEqual(printed.count, formatter.pageCount)
        XCTAssertGreaterThan(printed.size.height, printed.size.width)
    }

    func testQ1ARendererOfTheAppsOwn() throws {
        let renderer = Renderer()
        renderer.pages = 2
        renderer.headerHeight = 20
        renderer.footerHeight = 30
        controller.printPageRenderer = renderer
        controller.printFormatter = UISimpleTextPrintFormatter(text: "not this")
        let info = UIPrintInfo.printInfo()
        info.orientation = .landscape
        info.jobName = "A/B"
        controller.printInfo = info
        present()
        XCTAssertEqual(ended, ["true false"])
        XCTAssertEqual(
            renderer.calls,
            [
                "prepare 2", "header 0 20.0", "content 0", "footer 0 30.0", "header 1 20.0", "content 1",
                "footer 1 30.0",
            ]
        )
        let printed = try pages()
        XCTAssertEqual(printed.count, 2)
        XCTAssertGreaterThan(printed.size.width, printed.size.height)
        XCTAssertEqual(renderer.paperRect.width, printed.size.width, accuracy: 0.001)
        XCTAssertEqual(renderer.paperRect.height, printed.size.height, accuracy: 0.001)
        XCTAssertTrue(renderer.paperRect.contains(renderer.printableRect))
    }

    func testQ1FormattersBeginAtTheirPages() throws {
        let renderer = UIPrintPageRenderer()
        let text = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "text"))
        renderer.addPrintFormatter(text, startingAtPageAt: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2_000, height: 6_000))
        view.backgroundColor = .systemTeal
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 2)
        controller.printPageRenderer = renderer
        present()
        XCTAssertEqual(ended, ["true false"])
        XCTAssertTrue(renderer.printFormattersForPage(at: 1)?.first === text)
        XCTAssertNil(renderer.printFormattersForPage(at: 0))
        // A view that is three times as high as it is wide takes more than two pages.
        XCTAssertEqual(try pages().count, 5)
        text.removeFromPrintPageRenderer()
        XCTAssertNil(text.printPageRenderer)
        XCTAssertEqual(renderer.printFormatters?.count, 1)
    }

    func testQ1ATextViewIsPrintedAsItsText() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
        let formatter = view.viewPrintFormatter()
        XCTAssertTrue(formatter.view === view)
        controller.printFormatter = formatter
        present()
        XCTAssertEqual(ended, ["true false"])
        XCTAssertGreaterThan(try pages().count, 2)
    }

    func testQ2ImagesDataAndFiles() throws {
        let data = try XCTUnwrap(picture().pngData())
        let url = folder.appendingPathComponent("a.png")
        try data.write(to: url)
        controller.printingItems = [
            picture(5_000), data, url, try file("lie.png", "no picture"), Data([1, 2]), "text",
            folder.appendingPathComponent("gone.png"), URL(fileURLWithPath: "/dev/zero"),
        ]
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["true false"])
        XCTAssertEqual(try pages().count, 3)
        controller.printingItems = nil
        controller.printingItem = Data("%PDF".utf8)
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"])
        controller._patience = 0
        controller.printingItem = try file("large.png")
        XCTAssertEqual(truncate(folder.appendingPathComponent("large.png").path, 60 << 20), 0)
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"])
        controller._patience = 30
    }

    func testQ2WhatCanBePrinted() throws {
        let data = try XCTUnwrap(picture().pngData())
        XCTAssertTrue(UIPrintInteractionController.isPrintingAvailable)
        XCTAssertTrue(UIPrintInteractionController.canPrint(data))
        XCTAssertFalse(UIPrintInteractionController.canPrint(Data("%PDF".utf8)))
        XCTAssertFalse(UIPrintInteractionController.canPrint(Data()))
        XCTAssertTrue(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.JPG")))
        XCTAssertFalse(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.pdf")))
        XCTAssertFalse(UIPrintInteractionController.canPrint(try XCTUnwrap(URL(string: "https://a/a.png"))))
        XCTAssertEqual(
            UIPrintInteractionController.printableUTIs,
            ["public.png", "public.jpeg", "public.svg-image"]
        )
    }

    func testQ3OneAtATime() throws {
        XCTAssertFalse(present(), "there is nothing to print")
        controller.printingItem = "text"
        XCTAssertFalse(present(), "a text is no item")
        controller.printingItem = picture()
        XCTAssertTrue(controller.present(animated: false))
        XCTAssertFalse(controller.present(from: .zero, in: owner.view, animated: false))
        MainLoop.iterate(seconds: 10) { controller.present(from: .zero, in: owner.view, animated: false) }
        MainLoop.iterate(seconds: 10) { (try? pages().count) == 1 && present(seconds: 5) }
        XCTAssertFalse(controller.present(from: .zero, in: UIView(), animated: false), "it is in no window")
    }

    func testQ4AFileThatCannotBeWritten() throws {
        controller._file = "/proc/nowhere/printed.pdf"
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"])
    }

    func testQ3EscapeInGTKsDialog() throws {
        controller._file = nil
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        XCTAssertTrue(
            controller.present(animated: true) { [weak self] _, isDone, error in
                self?.ended.append("\(isDone) \(error != nil)")
            }
        )
        try focusDialog("Print")
        try act("key", "Escape")
        MainLoop.iterate(seconds: 10) { !ended.isEmpty }
        XCTAssertEqual(ended, ["false false"])
    }

    /// The line that names a file is chosen, then the file in a dialog of its own, then the button is pressed.
    func testQ1IntoAFileThatTheUserNamesByKeys() throws {
        controller._file = nil
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        ended = []
        XCTAssertTrue(
            controller.present(animated: true) { [weak self] _, isDone, error in
                self?.ended.append("\(isDone) \(error != nil)")
            }
        )
        try focusDialog("Print")
        try act("key", "Tab", "Down", "Tab", "space")
        let file = folder.appendingPathComponent("printed.pdf")
        try choose(file.path, in: "Select a filename")
        try focusDialog("Print")
        XCTAssertEqual(ended, [])
        try act("key", "alt+p")
        MainLoop.iterate(seconds: 10) { !ended.isEmpty }
        XCTAssertEqual(ended, ["true false"])
        // The pages are handed over, and GTK writes them.
        MainLoop.iterate(seconds: 10) { content(file)?.hasSuffix("%%EOF\n") == true }
        XCTAssertEqual(try pages().count, 1)
    }

    /// Where GTK uses portals, one that is absent, does not print or hangs is told within a time.
    func testQ3WithoutAPortalThatPrints() throws {
        controller._file = nil
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        try startBusAlone()
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"], "there is none")
        DesktopBus.substitutes[.session] = .some(nil)
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"], "there is no bus")
        bus?.stop()
        let portal = try startPortal()
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"], "it does not print")
        portal.service.properties["version"] = .uint32(1)
        bus?.suspend()
        controller._portalPatience = 0.3
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["false true"], "it hangs")
        controller._portalPatience = 5
    }

    /// A portal that says that it prints, and is gone or hangs before the user named a printer.
    func testQ3APortalThatEndsWhileItIsAsked() throws {
        controller._file = nil
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        try startPortal().service.properties["version"] = .uint32(1)
        controller._portalPatience = 0.3
        defer { controller._portalPatience = 5 }
        ended = []
        XCTAssertTrue(
            controller.present(animated: true) { [weak self] _, isDone, error in
                self?.ended.append("\(isDone) \(error != nil)")
            }
        )
        // While it answers, the user may take any time.
        MainLoop.iterate(seconds: 2)
        XCTAssertEqual(ended, [])
        XCTAssertFalse(controller.present(animated: true), "it prints still")
        bus?.suspend()
        MainLoop.iterate(seconds: 5) { !ended.isEmpty }
        XCTAssertEqual(ended, ["false true"])
        // The test's own GTK shows its dialog, which a portal's would not be there for.
        try focusDialog("Print")
        try act("key", "Escape")
        MainLoop.iterate(seconds: 1)
        XCTAssertEqual(ended, ["false true"], "told once")
        controller._file = folder.appendingPathComponent("printed.pdf").path
        XCTAssertTrue(present())
        XCTAssertEqual(ended, ["true false"], "and printing goes on")
    }

    func testPagesOfText() {
        let text = NSAttributedString(string: String(repeating: "word ", count: 500))
        let pages = TextPages.divide(text, into: CGSize(width: 100, height: 100))
        XCTAssertGreaterThan(pages.count, 5)
        XCTAssertEqual(
            pages.map(\.string).joined(separator: " "),
            text.string.trimmingCharacters(in: .whitespaces) + " "
        )
        for page in pages {
            let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
            let height = page.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
            XCTAssertLessThanOrEqual(height, 100)
        }
        XCTAssertEqual(TextPages.divide(NSAttributedString(string: ""), into: .zero).count, 1)
        // What has no place to break at, and no height for a line, ends too.
        let long = NSAttributedString(string: String(repeating: "😀", count: 300))
        let parts = TextPages.divide(long, into: CGSize(width: 50, height: 1))
        XCTAssertEqual(parts.map(\.string).joined(), long.string)
    }
}
