import XCTest

@testable import GtkInterop
@testable import TabardKit

/// F1 to F4: files that are chosen, in GTK's dialog by real keys and in the dialog of a portal that the test stands for.
@preconcurrency @MainActor
final class DocumentPickerTests: FilePickerTestCase {
    /// Writes down what it hears, and may do something then.
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        var heard: [[URL]?] = []
        var wasPresented: [Bool] = []
        var then: ((UIDocumentPickerViewController) -> Void)?

        func documentPicker(
            _ controller: UIDocumentPickerViewController,
            didPickDocumentsAt urls: [URL]
        ) {
            heard.append(urls)
            wasPresented.append(controller.presentingViewController != nil)
            then?(controller)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            heard.append(nil)
            wasPresented.append(controller.presentingViewController != nil)
            then?(controller)
        }
    }

    /// Hears by the older method alone.
    private final class OlderDelegate: NSObject, UIDocumentPickerDelegate {
        var heard: [URL] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            heard.append(url)
        }
    }

    private let delegate = Delegate()

    override func tearDown() async throws {
        FileChoice.patience = (5, 86_400)
        try await super.tearDown()
    }

    private func present(_ picker: UIDocumentPickerViewController) {
        picker.delegate = delegate
        owner.present(picker, animated: true)
        XCTAssertTrue(owner.presentedViewController === picker)
    }

    private func waitForTheDelegate(_ count: Int = 1) {
        MainLoop.iterate(seconds: 10) { delegate.heard.count >= count }
        // What should not come has time to come.
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(delegate.heard.count, count)
        XCTAssertFalse(delegate.wasPresented.contains(true), "F4: the picker is gone")
    }

    func testF1APathThatIsTyped() throws {
        let chosen = try file("a.txt")
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        try choose(chosen.path, in: "Open")
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [[chosen]])
        XCTAssertNil(owner.presentedViewController)
        XCTAssertNil(try dialogNumber("Open"))
    }

    func testF1EscapeCancels() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try focusDialog("Open")
        try act("key", "Escape")
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [nil])
        XCTAssertNil(owner.presentedViewController)
    }

    func testF1AFolder() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.title = "Which one"
        picker.directoryURL = folder
        present(picker)
        try focusDialog("Which one")
        try act("key", "Return")
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard.first??.map(\.path), [folder.path])
    }

    func testF3TheAppDismissesThePicker() throws {
        let before = ObjectReference.liveCount
        let boxes = ClosureBoxes.count
        for isEarly in [true, false] {
            present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
            if !isEarly { try focusDialog("Open") }
            owner.dismiss(animated: true)
            MainLoop.iterate(seconds: 0.3)
            XCTAssertNil(owner.presentedViewController)
            XCTAssertNil(try dialogNumber("Open"))
        }
        XCTAssertEqual(delegate.heard, [])
        MainLoop.iterate(seconds: 5) { ObjectReference.liveCount <= before }
        XCTAssertLessThanOrEqual(ObjectReference.liveCount, before)
        XCTAssertLessThanOrEqual(ClosureBoxes.count, boxes)
    }

    func testF3TheWindowGoes() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        try focusDialog("Open")
        owner.view.window?.isHidden = true
        MainLoop.iterate(seconds: 0.3)
        XCTAssertNil(try dialogNumber("Open"))
        XCTAssertEqual(delegate.heard, [])
        XCTAssertNil(picker.presentingViewController)
    }

    func testF1ThePortalShowsTheDialog() throws {
        let portal = try startPortal()
        let chosen = try file("ä b.png")
        portal.results = [("uris", .array(elementSignature: "s", [.string(chosen.absoluteString)]))]
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .swiftSource])
        picker.title = "Which one"
        picker.directoryURL = folder
        present(picker)
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [[chosen]])
        XCTAssertEqual(portal.service.calls.map(\.member), ["OpenFile"])
        let arguments = try XCTUnwrap(portal.service.calls.first?.arguments)
        let handle = try XCTUnwrap(arguments.first?.stringValue)
        XCTAssertNotNil(handle.wholeMatch(of: /x11:[0-9a-f]+/), handle)
        XCTAssertEqual(arguments[1], .string("Which one"))
        let filter = DBusValue.structure([
            .string("PNG image, Swift source code"),
            .array(
                elementSignature: "(us)",
                [
                    .structure([.uint32(0), .string("*.[pP][nN][gG]")]),
                    .structure([.uint32(0), .string("*.[sS][wW][iI][fF][tT]")]),
                    .structure([.uint32(1), .string("image/png")]),
                    .structure([.uint32(1), .string("text/x-swift")]),
                ]
            ),
        ])
        var options = portal.options
        XCTAssertNotNil(options.removeValue(forKey: "handle_token"))
        XCTAssertEqual(
            options,
            [
                "modal": .bool(true), "multiple": .bool(false), "current_filter": filter,
                "filters": .array(elementSignature: "(sa(us))", [filter]),
                "current_folder": .array(
                    elementSignature: "y",
                    folder.path.utf8.map { .byte($0) } + [.byte(0)]
                ),
            ]
        )
        XCTAssertNil(owner.presentedViewController)
    }

    func testF1SeveralFilesAndFolders() throws {
        let portal = try startPortal()
        let urls = ["a", "b", "c"].map { folder.appendingPathComponent($0) }
        portal.results = [
            ("uris", .array(elementSignature: "s", urls.map { .string($0.absoluteString) }))
        ]
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.allowsMultipleSelection = true
        present(picker)
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [urls])
        XCTAssertEqual(portal.options["directory"], .bool(true))
        XCTAssertEqual(portal.options["multiple"], .bool(true))
        XCTAssertNil(portal.options["filters"])
        // Where one was asked for, the others are left out.
        present(UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open))
        waitForTheDelegate(2)
        XCTAssertEqual(delegate.heard.last, [urls[0]])
    }

    func testTheOlderDelegateHearsOfTheFirst() throws {
        let portal = try startPortal()
        let urls = ["a", "b"].map { folder.appendingPathComponent($0) }
        portal.results = [
            ("uris", .array(elementSignature: "s", urls.map { .string($0.absoluteString) }))
        ]
        let older = OlderDelegate()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        picker.delegate = older
        owner.present(picker, animated: true)
        MainLoop.iterate(seconds: 5) { !older.heard.isEmpty }
        XCTAssertEqual(older.heard, [urls[0]])
    }

    func testF2TheUserChoosesNothing() throws {
        let portal = try startPortal()
        for (index, code) in [DBusValue.uint32(1), .uint32(2), .string("done")].enumerated() {
            portal.code = code
            present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
            waitForTheDelegate(index + 1)
            XCTAssertEqual(delegate.heard.last, .some(nil))
        }
    }

    func testF2APortalThatAnswersNonsense() throws {
        let portal = try startPortal()
        let answers: [[(String, DBusValue)]] = [
            [], [("uris", .string("a"))], [("uris", .array(elementSignature: "d", [.double(.nan)]))],
            [
                (
                    "uris",
                    .array(elementSignature: "s", ["", "a", "https://example.org/a"].map { .string($0) })
                )
            ],
        ]
        for (index, results) in answers.enumerated() {
            portal.results = results
            present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
            waitForTheDelegate(index + 1)
            XCTAssertEqual(delegate.heard.last, .some(nil))
        }
        let portalless = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        portal.results = [("uris", .array(elementSignature: "s", [.string("file:///")]))]
        present(portalless)
        waitForTheDelegate(answers.count + 1)
        XCTAssertEqual(delegate.heard.last, .some(nil))
    }

    func testF2WithoutAPortalGTKsDialogComes() throws {
        try startBusAlone()
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try focusDialog("Open")
        try act("key", "Escape")
        waitForTheDelegate()
        DesktopBus.substitutes[.session] = .some(nil)
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try focusDialog("Open")
        try act("key", "Escape")
        waitForTheDelegate(2)
    }

    func testF2APortalThatHangs() throws {
        FileChoice.patience = (0.3, 86_400)
        let portal = try startPortal()
        portal.service.keepSilent()
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        XCTAssertNil(try dialogNumber("Open"))
        try focusDialog("Open")
        try act("key", "Escape")
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [nil])
    }

    func testF2APortalThatGoes() throws {
        let portal = try startPortal()
        portal.code = nil
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        MainLoop.iterate(seconds: 5) { !portal.paths.isEmpty }
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNotNil(owner.presentedViewController)
        portal.vanish()
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [nil])
        XCTAssertNil(owner.presentedViewController)
    }

    func testF3DismissingClosesThePortalsDialog() throws {
        let portal = try startPortal()
        portal.code = nil
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        MainLoop.iterate(seconds: 5) { !portal.paths.isEmpty }
        MainLoop.iterate(seconds: 0.1)
        owner.dismiss(animated: true)
        MainLoop.iterate(seconds: 5) { !portal.closed.isEmpty }
        XCTAssertEqual(portal.closed, portal.paths)
        // An answer that comes too late is nobody's.
        portal.code = .uint32(0)
        portal.results = [("uris", .array(elementSignature: "s", [.string(folder.absoluteString)]))]
        portal.respond(portal.paths[0])
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(delegate.heard, [])
    }

    /// The window is never blocked by a portal that shows nothing: Escape in it cancels.
    func testF3EscapeInTheWindowCancels() throws {
        let portal = try startPortal()
        portal.code = nil
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(picker)
        MainLoop.iterate(seconds: 5) { !portal.paths.isEmpty }
        MainLoop.iterate(seconds: 0.1)
        let handle = try XCTUnwrap(portal.service.calls.first?.arguments.first?.stringValue)
        try act("windowfocus", "0x" + handle.dropFirst("x11:".count))
        try act("key", "Escape")
        waitForTheDelegate()
        XCTAssertEqual(delegate.heard, [nil])
        XCTAssertEqual(portal.closed, portal.paths)
    }

    func testF4TheDelegatePresentsAnotherAndDismisses() throws {
        let portal = try startPortal()
        portal.code = .uint32(1)
        let other = UIViewController()
        delegate.then = { [owner] picker in
            picker.dismiss(animated: true)
            owner.present(other, animated: false)
        }
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        waitForTheDelegate()
        XCTAssertTrue(owner.presentedViewController === other)
        owner.dismiss(animated: false)
        // The same picker can be presented again, in the middle of the call too.
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        var isFirst = true
        delegate.then = { [owner] picker in
            if isFirst { owner.present(picker, animated: true) }
            isFirst = false
        }
        present(picker)
        waitForTheDelegate(3)
        XCTAssertNil(owner.presentedViewController)
        XCTAssertEqual(portal.service.takeMembers(), ["OpenFile", "OpenFile", "OpenFile"])
    }

    func testAPickerWhileAnotherIsPresented() throws {
        let portal = try startPortal()
        portal.code = nil
        let first = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        present(first)
        MainLoop.iterate(seconds: 5) { !portal.paths.isEmpty }
        // The picker is what is seen, so that it may present another one.
        let second = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        second.delegate = delegate
        first.present(second, animated: true)
        MainLoop.iterate(seconds: 5) { portal.paths.count == 2 }
        portal.code = .uint32(1)
        portal.respond(portal.paths[1])
        waitForTheDelegate()
        XCTAssertTrue(owner.presentedViewController === first)
        portal.respond(portal.paths[0])
        waitForTheDelegate(2)
        XCTAssertNil(owner.presentedViewController)
    }

    func testF1WhereThePortalIsWanted() {
        XCTAssertFalse(DesktopPortal.isWanted(in: [:]))
        XCTAssertFalse(DesktopPortal.isWanted(in: ["GDK_DEBUG": "portals-not,events"]))
        XCTAssertTrue(DesktopPortal.isWanted(in: ["GDK_DEBUG": "portals"]))
        XCTAssertTrue(DesktopPortal.isWanted(in: ["GDK_DEBUG": "events:Portals"]))
    }

    func testTheFilesOfTypes() {
        XCTAssertNil(FileFilter([]))
        XCTAssertNil(FileFilter([.item]))
        XCTAssertNil(FileFilter([.png, .data]))
        let image = FileFilter([.image])
        XCTAssertEqual(image?.mimeTypes.first, "image/*")
        XCTAssertTrue(
            Set(["png", "jpeg", "jpg", "webp", "svg", "dng"]).isSubset(of: Set(image?.endings ?? []))
        )
        XCTAssertFalse(image?.endings.contains("mov") ?? true)
        XCTAssertEqual(FileFilter([.plainText])?.mimeTypes.contains { $0.contains(";") }, false)
        let own = UTType(exportedAs: "org.example.song")
        XCTAssertEqual(FileFilter([own]), FileFilter(name: own.identifier, mimeTypes: [], endings: []))
        XCTAssertEqual(FileRequest(opening: [.folder]).purpose, .folder)
        XCTAssertEqual(FileRequest(opening: [.folder, .png]).purpose, .open)
    }

    func testTheWordsOfButtons() {
        XCTAssertEqual(FileDialog.withoutMnemonic("_Open"), "Open")
        XCTAssertEqual(FileDialog.withoutMnemonic("開く(_O)"), "開く")
        XCTAssertEqual(FileDialog.withoutMnemonic("(_"), "(")
    }
}
