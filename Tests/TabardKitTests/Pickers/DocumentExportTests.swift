import XCTest

@testable import GtkInterop
@testable import TabardKit

/// F5, F6: copies of what is chosen, and files of the app's that go elsewhere.
@preconcurrency @MainActor
final class DocumentExportTests: FilePickerTestCase {
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        var heard: [[URL]?] = []

        func documentPicker(
            _ controller: UIDocumentPickerViewController,
            didPickDocumentsAt urls: [URL]
        ) { heard.append(urls) }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append(nil) }
    }

    private let delegate = Delegate()

    override func tearDown() async throws {
        FileTransport.patience = 600
        try await super.tearDown()
    }

    /// What the delegate hears when the user has chosen these places.
    private func pick(_ picker: UIDocumentPickerViewController, _ urls: [URL]) throws -> [URL]? {
        let portal = try portal ?? startPortal()
        portal.results = [
            ("uris", .array(elementSignature: "s", urls.map { .string($0.absoluteString) }))
        ]
        delegate.heard = []
        picker.delegate = delegate
        picker.allowsMultipleSelection = true
        owner.present(picker, animated: true)
        MainLoop.iterate(seconds: 10) { !delegate.heard.isEmpty }
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(delegate.heard.count, 1)
        return delegate.heard.first ?? nil
    }

    func testF5TheAppGetsCopies() throws {
        let chosen = [try file("a.txt", "one"), try file("b.txt", "two")]
        let urls = try XCTUnwrap(
            try pick(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true), chosen)
        )
        XCTAssertEqual(urls.map(\.lastPathComponent), ["a.txt", "b.txt"])
        XCTAssertEqual(urls.map { content($0) }, ["one", "two"])
        for url in urls {
            XCTAssertTrue(url.path.contains("/TabardPackageTests/tmp/"), url.path)
            try FileManager.default.removeItem(at: url.deletingLastPathComponent())
        }
        XCTAssertEqual(names, ["a.txt", "b.txt"])
    }

    func testF5WhatCannotBeCopiedIsLeftOut() throws {
        let there = try file("there.txt", "one")
        let gone = folder.appendingPathComponent("gone.txt")
        let pipe = folder.appendingPathComponent("pipe")
        XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
        let picker = { UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import) }
        let urls = try pick(picker(), [gone, pipe, there, URL(fileURLWithPath: "/dev/zero")])
        XCTAssertEqual(urls?.map(\.lastPathComponent), ["there.txt"])
        for url in urls ?? [] { try FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        XCTAssertNil(try pick(picker(), [gone]))
    }

    func testF5WhatTakesTooLongIsNotWaitedFor() throws {
        FileTransport.patience = 0
        let started = Date()
        let large = try file("a.txt")
        XCTAssertEqual(truncate(large.path, 2 << 30), 0)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        XCTAssertNil(try pick(picker, [large]))
        XCTAssertLessThan(Date().timeIntervalSince(started), 5)
    }

    func testF6ACopyTakesThePlaceThatTheUserChose() throws {
        let own = try file("own.txt", "new")
        let place = try file("place.txt", "old")
        let urls = try pick(UIDocumentPickerViewController(forExporting: [own], asCopy: true), [place])
        XCTAssertEqual(urls, [place])
        XCTAssertEqual(content(place), "new")
        XCTAssertEqual(content(own), "new")
        XCTAssertEqual(portal?.service.calls.last?.member, "SaveFile")
        XCTAssertEqual(portal?.options["current_name"], .string("own.txt"))
        XCTAssertEqual(names, ["own.txt", "place.txt"])
    }

    func testF6AFileThatIsMovedIsThereAlone() throws {
        let own = try file("own.txt", "new")
        let place = folder.appendingPathComponent("place.txt")
        XCTAssertEqual(try pick(UIDocumentPickerViewController(forExporting: [own]), [place]), [place])
        XCTAssertEqual(names, ["place.txt"])
        // A file that is moved to where it is stays, by another name of its folder too.
        let link = folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        for to in [place, link.appendingPathComponent("place.txt")] {
            XCTAssertEqual(
                try pick(UIDocumentPickerViewController(url: place, in: .moveToService), [to]),
                [to]
            )
            XCTAssertEqual(content(place), "new")
        }
    }

    func testF6SeveralGoIntoAFolderAndReplaceNothing() throws {
        let target = folder.appendingPathComponent("target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        try Data("old".utf8).write(to: target.appendingPathComponent("a.txt"))
        let own = [try file("a.txt", "one"), try file("b.txt", "two")]
        let urls = try pick(UIDocumentPickerViewController(urls: own, in: .exportToService), [target])
        XCTAssertEqual(urls?.map(\.lastPathComponent), ["a 2.txt", "b.txt"])
        XCTAssertEqual(urls?.map { content($0) }, ["one", "two"])
        XCTAssertEqual(content(target.appendingPathComponent("a.txt")), "old")
        XCTAssertEqual(portal?.options["directory"], .bool(true))
    }

    func testF6AFolderIsCopiedWithAllThatIsInIt() throws {
        let own = folder.appendingPathComponent("own", isDirectory: true)
        let inner = own.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("deep".utf8).write(to: inner.appendingPathComponent("a.txt"))
        // A link to what it lies in shall not be followed.
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("link"),
            withDestinationURL: own
        )
        let place = folder.appendingPathComponent("place")
        XCTAssertEqual(
            try pick(UIDocumentPickerViewController(forExporting: [own], asCopy: true), [place]),
            [place]
        )
        XCTAssertEqual(content(place.appendingPathComponent("inner/a.txt")), "deep")
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: place.appendingPathComponent("inner/link").path
            ),
            own.path
        )
    }

    func testF6AFileThatVanishedLeavesThePlaceAsItWas() throws {
        let place = try file("place.txt", "old")
        let gone = folder.appendingPathComponent("gone.txt")
        XCTAssertNil(try pick(UIDocumentPickerViewController(forExporting: [gone]), [place]))
        XCTAssertEqual(content(place), "old")
        XCTAssertEqual(names, ["place.txt"])
        let nowhere = URL(fileURLWithPath: "/proc/nowhere/a.txt")
        XCTAssertNil(try pick(UIDocumentPickerViewController(forExporting: [place]), [nowhere]))
        XCTAssertEqual(content(place), "old")
    }

    /// A name that is typed into GTK's own dialog.
    func testF6GTKsDialogAsksForTheName() throws {
        let own = try file("own.txt", "new")
        let picker = UIDocumentPickerViewController(forExporting: [own], asCopy: true)
        picker.delegate = delegate
        picker.directoryURL = folder
        owner.present(picker, animated: true)
        try focusDialog("Save")
        try act("key", "ctrl+a")
        try act("type", "--delay", "25", "typed.txt")
        try act("key", "Return")
        MainLoop.iterate(seconds: 10) { !delegate.heard.isEmpty }
        XCTAssertEqual(delegate.heard, [[folder.appendingPathComponent("typed.txt")]])
        XCTAssertEqual(content(folder.appendingPathComponent("typed.txt")), "new")
    }
}
