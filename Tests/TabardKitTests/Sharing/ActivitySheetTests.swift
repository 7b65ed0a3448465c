import XCTest

@testable import GtkInterop
@testable import TabardKit

/// H1 to H5: what can be done with what an app shares.
@preconcurrency @MainActor
final class ActivitySheetTests: FilePickerTestCase {
    /// An activity of an app's.
    private final class Own: UIActivity {
        var items: [Any] = []
        var presented: UIViewController?
        var wasPresented: Bool?
        var isShared = false

        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.own") }
        override var activityTitle: String? { "Own" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        override var activityViewController: UIViewController? { presented }

        override func perform() {
            wasPresented = _owner?.presentingViewController != nil
            activityDidFinish(true)
            activityDidFinish(false)
        }
    }

    /// An activity that stands in the row.
    private final class Shared: UIActivity {
        override class var activityCategory: UIActivity.Category { .share }
        override var activityTitle: String? { "Shared" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.count == 1 }
    }

    private final class Source: NSObject, UIActivityItemSource {
        var asked: [String] = []

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
        {
            ""
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            asked.append(activityType?.rawValue ?? "")
            return "made"
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "About & more" }
    }

    private var ended: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        ExternalAddress.hasProgram = { $0 == "mailto" }
    }

    override func tearDown() async throws {
        ExternalAddress.hasProgram = nil
        ExternalAddress.opensDirectly = nil
        UIPasteboard.general.items = []
        try await super.tearDown()
    }

    private func sheet(_ items: [Any], _ own: [UIActivity] = []) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
        sheet.completionWithItemsHandler = { [weak self] type, isDone, items, error in
            XCTAssertNil(items)
            XCTAssertNil(error)
            self?.ended.append("\(type?.rawValue.split(separator: ".").last ?? "nothing") \(isDone)")
        }
        return sheet
    }

    private func present(_ sheet: UIActivityViewController) throws -> ActivityPage {
        owner.present(sheet, animated: true)
        MainLoop.iterate(seconds: 0.05)
        return try XCTUnwrap(sheet._page)
    }

    private func titles(_ page: ActivityPage) -> [String] {
        page.tiles.compactMap(\.accessibilityLabel) + page.actions.compactMap(\.activityTitle)
    }

    private func choose(_ title: String, in page: ActivityPage, line: UInt = #line) throws {
        if let tile = page.tiles.first(where: { $0.accessibilityLabel == title }) {
            return tile.sendActions(for: .touchUpInside)
        }
        let row = try XCTUnwrap(page.actions.firstIndex { $0.activityTitle == title }, line: line)
        page.tableView(page.list, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    private func waitForTheEnd() {
        MainLoop.iterate(seconds: 10) { !ended.isEmpty }
        MainLoop.iterate(seconds: 0.1)
    }

    func testH1ASheetAPopoverOrAPageInTheMiddle() throws {
        let narrow = sheet(["text"])
        _ = try present(narrow)
        XCTAssertEqual(narrow._presentation?.kind, .page)
        owner.dismiss(animated: false)
        resize(try XCTUnwrap(owner.view.window), width: 1_000)
        let middle = sheet(["text"])
        _ = try present(middle)
        XCTAssertEqual(middle._presentation?.kind, .form)
        owner.dismiss(animated: false)
        let beside = sheet(["text"])
        beside.popoverPresentationController?.sourceView = owner.view
        beside.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 20, width: 40, height: 40)
        _ = try present(beside)
        XCTAssertEqual(beside._presentation?.kind.isPointing, true)
        XCTAssertEqual(ended, ["nothing false", "nothing false"])
    }

    func testH2WhatIsOffered() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        let file = try file("a.txt")
        let web = try XCTUnwrap(URL(string: "https://example.org/a"))
        let all = ["Mail", "Copy", "Save to Files", "Open With…", "Print"]
        let some = ["Copy", "Save to Files"]
        for (items, offered) in [
            ([web], all), (["text"], ["Mail"] + some + ["Print"]), ([file], some + ["Open With…"]),
            ([URL(fileURLWithPath: "/a/b.png")], some + ["Open With…", "Print"]), ([image], some + ["Print"]),
            ([Data([1])], some), (["text", web], ["Mail"] + some + ["Print"]), (["text", image], some),
            ([NSObject()], []), ([], []),
        ] as [([Any], [String])] {
            let sheet = sheet(items)
            XCTAssertEqual(titles(try present(sheet)), offered, "\(items)")
            owner.dismiss(animated: false)
        }
        let own = sheet([NSObject()], [Own(), Shared(), UIActivity()])
        XCTAssertEqual(titles(try present(own)), ["Shared", "Own"])
        owner.dismiss(animated: false)
        let excluding = sheet([web], [Own()])
        excluding.excludedActivityTypes = [.mail, .airDrop, UIActivity.ActivityType("org.example.own")]
        XCTAssertEqual(titles(try present(excluding)), ["Copy", "Save to Files", "Open With…", "Print"])
    }

    func testH3CopyingPutsAllOnTheClipboard() throws {
        let page = try present(sheet(["one", try XCTUnwrap(URL(string: "https://example.org/a"))]))
        try choose("Copy", in: page)
        try choose("Copy", in: page)
        waitForTheEnd()
        XCTAssertEqual(ended, ["CopyToPasteboard true"])
        XCTAssertEqual(UIPasteboard.general.string, "one")
        XCTAssertEqual(UIPasteboard.general.urls?.map(\.absoluteString), ["https://example.org/a"])
        XCTAssertNil(owner.presentedViewController)
    }

    func testH3AnActivityOfTheAppsOwn() throws {
        let own = Own()
        let source = Source()
        let page = try present(sheet(["text", source], [own]))
        XCTAssertEqual(source.asked, [], "the item is not made before somebody needs it")
        try choose("Own", in: page)
        waitForTheEnd()
        XCTAssertEqual(own.wasPresented, false)
        XCTAssertEqual(own.items as? [String], ["text", "made"])
        XCTAssertEqual(source.asked, ["org.example.own"])
        XCTAssertEqual(ended, ["own true"])
    }

    func testH3AnActivityWithAController() throws {
        for isDone in [true, false] {
            ended = []
            let own = Own()
            let controller = UIViewController()
            own.presented = controller
            let sheet = sheet(["text"], [own])
            let page = try present(sheet)
            try choose("Own", in: page)
            MainLoop.iterate(seconds: 0.1)
            XCTAssertTrue(sheet.presentedViewController === controller)
            XCTAssertEqual(ended, [])
            own.activityDidFinish(isDone)
            waitForTheEnd()
            XCTAssertEqual(ended, ["own \(isDone)"])
            XCTAssertNil(owner.presentedViewController)
            XCTAssertNil(own._owner)
        }
        // What an app dismisses is over, whatever the activity says later.
        ended = []
        let own = Own()
        own.presented = UIViewController()
        try choose("Own", in: try present(sheet(["text"], [own])))
        MainLoop.iterate(seconds: 0.1)
        owner.dismiss(animated: false)
        own.activityDidFinish(true)
        XCTAssertEqual(ended, ["own false"])
    }

    func testH3NothingIsChosen() throws {
        let sheet = sheet(["text"])
        _ = try present(sheet)
        sheet._userTurnedAway()
        waitForTheEnd()
        XCTAssertEqual(ended, ["nothing false"])
        _ = try present(self.sheet(["text"]))
        owner.dismiss(animated: true)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(ended, ["nothing false", "nothing false"])
    }

    func testH3TheHandlerPresentsAnother() throws {
        let first = sheet(["text"])
        let second = UIViewController()
        first.completionWithItemsHandler = { [owner] _, _, _, _ in owner.present(second, animated: false) }
        let page = try present(first)
        try choose("Copy", in: page)
        MainLoop.iterate(seconds: 5) { owner.presentedViewController === second }
        XCTAssertTrue(owner.presentedViewController === second)
    }

    func testSavingAsksWhere() throws {
        let portal = try startPortal()
        let place = folder.appendingPathComponent("saved.txt")
        portal.results = [("uris", .array(elementSignature: "s", [.string(place.absoluteString)]))]
        let page = try present(sheet(["some text"]))
        try choose("Save to Files", in: page)
        waitForTheEnd()
        XCTAssertEqual(ended, ["SaveToFiles true"])
        XCTAssertEqual(content(place), "some text")
        XCTAssertEqual(portal.options["current_name"], .string("text.txt"))
        XCTAssertNil(owner.presentedViewController)
        ended = []
        portal.code = .uint32(1)
        try choose("Save to Files", in: try present(sheet(["some text"])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["SaveToFiles false"])
    }

    func testH4ThePortalAsksForAProgram() throws {
        let portal = try startPortal()
        let file = try file("a.txt", "content")
        try choose("Open With…", in: try present(sheet([file])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["RemoteOpenInApplication-ByCopy true"])
        XCTAssertEqual(portal.service.calls.map(\.member), ["OpenFile"])
        XCTAssertEqual(portal.options["ask"], .bool(true))
        XCTAssertEqual(portal.service.calls.first?.arguments[1], .handle(0))
        ended = []
        let web = try XCTUnwrap(URL(string: "https://example.org/a"))
        portal.code = .uint32(1)
        try choose("Open With…", in: try present(sheet([web])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["RemoteOpenInApplication-ByCopy false"])
        XCTAssertEqual(portal.service.calls.last?.arguments[1], .string(web.absoluteString))
    }

    /// A file that vanishes, and a pipe, which nobody writes into.
    func testH4WhatCannotBeOpened() throws {
        _ = try startPortal()
        let gone = folder.appendingPathComponent("gone.txt")
        let pipe = folder.appendingPathComponent("pipe")
        XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
        for url in [gone, pipe] {
            ended = []
            try choose("Open With…", in: try present(sheet([url])))
            waitForTheEnd()
            XCTAssertEqual(ended, ["RemoteOpenInApplication-ByCopy false"])
        }
    }

    func testH4GTKsDialogAsksForAProgram() throws {
        try choose("Open With…", in: try present(sheet([try file("a.txt")])))
        try focusDialog("Select Application")
        try act("key", "Escape")
        waitForTheEnd()
        XCTAssertEqual(ended, ["RemoteOpenInApplication-ByCopy false"])
        XCTAssertEqual(
            ProgramDialog.contentType(of: "https://example.org", isFolder: false),
            "x-scheme-handler/https"
        )
        XCTAssertEqual(ProgramDialog.contentType(of: "file:///a/b.png", isFolder: false), "image/png")
        XCTAssertEqual(ProgramDialog.contentType(of: "file:///a/", isFolder: true), "inode/directory")
        XCTAssertNil(ProgramDialog.contentType(of: "nothing", isFolder: false))
    }

    func testH5AMessageByAddress() throws {
        var addresses: [String] = []
        ExternalAddress.opensDirectly = { address, opened in
            addresses.append(address)
            MainLoop.whenIdle { opened(true) }
        }
        try startBusAlone()
        DesktopPortal.showsDialogs = false
        let source = Source()
        let web = try XCTUnwrap(URL(string: "https://example.org/a?b=c&d"))
        try choose("Mail", in: try present(sheet(["ä\n&", web, source])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["Mail true"])
        XCTAssertEqual(
            addresses,
            [
                "mailto:?subject=About%20%26%20more&body=%C3%A4%0D%0A%26%0D%0A"
                    + "https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d%0D%0Amade"
            ]
        )
        ended = []
        try choose("Mail", in: try present(sheet([String(repeating: "x", count: 1 << 20)])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["Mail false"], "U3: what is longer is no link")
    }

    func testH5AMessageByThePortal() throws {
        let portal = try startPortal()
        let file = try file("a.txt", "content")
        try choose("Mail", in: try present(sheet(["text", file])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["Mail true"])
        XCTAssertEqual(portal.service.calls.map(\.member), ["ComposeEmail"])
        XCTAssertEqual(portal.options["body"], .string("text"))
        XCTAssertEqual(portal.options["attachment_fds"], .array(elementSignature: "h", [.handle(0)]))
        ended = []
        try choose("Mail", in: try present(sheet([folder.appendingPathComponent("gone")])))
        waitForTheEnd()
        XCTAssertEqual(ended, ["Mail false"])
    }

    func testWhatIsSaidOfTheItems() throws {
        let web = try XCTUnwrap(URL(string: "https://example.org/a"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let scale = Int(image.scale)
        for (items, title, detail) in [
            (["\n  One\nTwo"], "One", ""), ([web], "example.org", "https://example.org/a"),
            (["Title", web], "Title", "example.org"), ([image], "Share", "\(30 * scale) × \(20 * scale)"),
            ([URL(fileURLWithPath: "/a/b.txt")], "b.txt", ""), ([], "Share", ""),
            ([URL(fileURLWithPath: "/a/b.txt"), image], "b.txt", "+ 1"),
        ] as [([Any], String, String)] {
            let summary = ActivitySummary(items)
            XCTAssertEqual([summary.title, summary.detail], [title, detail], "\(items)")
        }
    }
}
