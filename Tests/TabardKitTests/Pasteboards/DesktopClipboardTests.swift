import GtkInterop
import Synchronization
import TabardTesting
import XCTest

@testable import TabardKit

/// The desktop's clipboard, shared with other programs.
@preconcurrency @MainActor
final class DesktopClipboardTests: ClipboardTestCase {
    private func picture() throws -> Data {
        let size = CGSize(width: 5, height: 4)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try XCTUnwrap(image.pngData())
    }

    func testP4TextsComeFromOtherProgramsWithTheirNotification() throws {
        board.string = "own"
        let texts = Texts()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: board,
            queue: nil
        ) { _ in
            MainLoop.assumed { texts.all.append(UIPasteboard.general.string) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let program = try copy(Data("Grüße".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { !texts.all.isEmpty })
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(texts.all, ["Grüße"])
        XCTAssertTrue(board.hasStrings)
        XCTAssertEqual(board.types, ["public.utf8-plain-text"])
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("Grüße".utf8))
        XCTAssertEqual(
            try load(XCTUnwrap(board.itemProviders.first), "public.text")?.get(),
            Data("Grüße".utf8)
        )
        program.end()
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { !board.hasStrings })
        XCTAssertNil(board.string)
    }

    @MainActor
    private final class Texts {
        var all: [String?] = []
    }

    func testP1TextsGoToOtherPrograms() throws {
        board.string = "Grüße"
        for type in ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"] {
            XCTAssertEqual(try pasted(type), Data("Grüße".utf8), type)
        }
        board.strings = ["a", "b"]
        XCTAssertEqual(try pasted("UTF8_STRING"), Data("a\nb".utf8))
        board.string = ""
        XCTAssertTrue(try offered().contains("text/plain"))
        board.string = nil
        XCTAssertFalse(try offered().contains("UTF8_STRING"))
        XCTAssertNil(try pasted("UTF8_STRING"))
    }

    func testP1ImagesPassByteForByte() throws {
        let data = try picture()
        board.setData(data, forPasteboardType: "public.png")
        XCTAssertEqual(try pasted("image/png"), data)
        XCTAssertEqual(board.image?.size, CGSize(width: 5, height: 4))
        board.image = UIImage(data: data)
        XCTAssertEqual(UIImage(data: try XCTUnwrap(pasted("image/png")))?.size, CGSize(width: 5, height: 4))

        let program = try copy(data, as: "image/png")
        XCTAssertTrue(board.hasImages)
        XCTAssertEqual(board.types, ["public.png"])
        XCTAssertNil(board.image)
        let provider = try XCTUnwrap(board.itemProviders.first)
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
        XCTAssertEqual(try load(provider, "public.png")?.get(), data)
        program.end()
    }

    /// More than fits into one piece of the protocol.
    func testP1MuchDataPassByteForByte() throws {
        let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
        board.setData(data, forPasteboardType: "public.png")
        XCTAssertEqual(try pasted("image/png"), data)
        let program = try copy(data, as: "image/png")
        XCTAssertEqual(try load(XCTUnwrap(board.itemProviders.first), "public.png")?.get(), data)
        program.end()
    }

    func testP1AddressesAndFiles() throws {
        let page = try XCTUnwrap(URL(string: "https://example.org/a%20b"))
        board.url = page
        XCTAssertEqual(try pasted("text/uri-list"), Data(page.absoluteString.utf8))
        XCTAssertEqual(try pasted("UTF8_STRING"), Data(page.absoluteString.utf8))
        board.urls = ["/tmp/a b", "/tmp/c"].map { URL(fileURLWithPath: $0) }
        XCTAssertEqual(try pasted("text/uri-list"), Data("file:///tmp/a%20b\r\nfile:///tmp/c".utf8))
        XCTAssertEqual(
            try pasted("x-special/gnome-copied-files"),
            Data("copy\nfile:///tmp/a%20b\nfile:///tmp/c".utf8)
        )
        XCTAssertEqual(try pasted("UTF8_STRING"), Data("/tmp/a b\n/tmp/c".utf8))

        var program = try copy(
            Data("file:///tmp/a%20b\r\n\(page.absoluteString)\r\n".utf8),
            as: "text/uri-list"
        )
        XCTAssertTrue(board.hasURLs)
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.numberOfItems == 2 })
        XCTAssertEqual(board.urls, [URL(fileURLWithPath: "/tmp/a b"), page])
        XCTAssertEqual(board.types(forItemSet: nil)?.map { $0.contains("public.file-url") }, [true, false])
        program.end()

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try picture().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        program = try copy(Data("copy\n\(file.absoluteString)".utf8), as: "x-special/gnome-copied-files")
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.url != nil })
        XCTAssertEqual(board.url, file)
        XCTAssertTrue(board.hasImages)
        XCTAssertEqual(try load(board.itemProviders[0], "public.image")?.get(), try picture())
        program.end()
    }

    func testP1ColorsAreThoseOfTheDesktop() throws {
        board.color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        let data = Data([0xFF, 0xFF, 0, 0, 0, 0x80, 0xFF, 0xFF])
        XCTAssertEqual(try pasted("application/x-color"), data)
        let program = try copy(data, as: "application/x-color")
        XCTAssertTrue(board.hasColors)
        let read = try load(XCTUnwrap(board.itemProviders.first), "com.apple.uikit.color")?.get()
        XCTAssertEqual(read, data)
        program.end()
    }

    func testP1AnotherAppsOwnTypePassesByteForByte() throws {
        let own = "org.tabard.test.Own_type"
        let bytes = Data((0..<512).map { UInt8($0 % 256) })
        let peer = try TestApplication.path(ofProduct: "ClipboardPeer")
        var program = try ClipboardProgram([peer, "copy"])
        XCTAssertNotNil(program.line("copied"))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == "Grüße" })
        XCTAssertTrue(board.contains(pasteboardTypes: [own]))
        XCTAssertTrue(board.hasColors)
        XCTAssertEqual(try load(XCTUnwrap(board.itemProviders.first), own)?.get(), bytes)
        program.end()

        board.setData(bytes, forPasteboardType: own)
        program = try ClipboardProgram([peer, "look"])
        let expected = bytes.map { String($0) }.joined(separator: ",")
        XCTAssertEqual(program.line("found"), "found \(expected)")
        program.end()
    }

    func testP2NothingIsReadToTellWhatThereIs() throws {
        var program = try owner("picture")
        for _ in 0..<100 {
            XCTAssertEqual(
                [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors],
                [false, false, true, false]
            )
            XCTAssertEqual(Set(board.types), ["public.png", "public.jpeg"])
            XCTAssertTrue(board.contains(pasteboardTypes: ["public.image"]))
            XCTAssertEqual(board.itemSet(withPasteboardTypes: ["public.png"]), IndexSet(integer: 0))
            XCTAssertEqual(board.types(forItemSet: nil)?.count, 1)
            XCTAssertEqual(board.numberOfItems, 1)
            XCTAssertNil(board.string)
        }
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(program.lines, ["ready"])
        XCTAssertEqual(try load(board.itemProviders[0], "public.png")?.get(), Data([1, 2, 3]))
        XCTAssertEqual(program.lines, ["ready", "asked image/png"])
        program.end()

        program = try owner("text")
        for _ in 0..<100 { XCTAssertTrue(board.hasStrings) }
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == "copied" })
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(program.lines, ["ready", "asked text/plain;charset=utf-8"])
        program.end()
    }

    func testP6WhatIsLocalStaysHere() throws {
        let program = try copy(Data("before".utf8))
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        XCTAssertEqual(board.string, "secret")
        XCTAssertFalse(try offered().contains("UTF8_STRING"))
        XCTAssertNil(try pasted("UTF8_STRING"))
        XCTAssertEqual(board.string, "secret")
        board.addItems([["public.utf8-plain-text": "more"]])
        XCTAssertNil(try pasted("UTF8_STRING"))
        XCTAssertEqual(board.strings, ["secret", "more"])
        program.end()
        let peer = try ClipboardProgram([TestApplication.path(ofProduct: "ClipboardPeer"), "copy locally"])
        XCTAssertEqual(peer.line("copied"), "copied secret")
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { !board.hasStrings })
        peer.end()
    }

    func testP6WhatExpiresIsGoneForAll() throws {
        board.setItems(
            [["public.utf8-plain-text": "soon gone"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 2)]
        )
        XCTAssertEqual(try pasted("UTF8_STRING"), Data("soon gone".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == nil })
        XCTAssertNil(try pasted("UTF8_STRING"))
    }

    func testP3WhatAnotherProgramReplacesIsNoLongerAnswered() throws {
        board.setData(Data([7]), forPasteboardType: "org.tabard.own")
        let count = board.changeCount
        let program = try copy(Data("theirs".utf8))
        XCTAssertGreaterThan(board.changeCount, count)
        XCTAssertNil(board.data(forPasteboardType: "org.tabard.own"))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == "theirs" })
        board.addItems([["org.tabard.own": Data([8])]])
        XCTAssertEqual(board.strings, ["theirs"])
        XCTAssertEqual(try pasted("UTF8_STRING"), Data("theirs".utf8))
        program.end()
    }

    /// What a text field copies by itself is there, in place of what the app put there.
    func testP3TextFieldsCopyAndPaste() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        controller.view.addSubview(field)
        show(controller)
        board.string = "put"
        field.becomeFirstResponder()
        field.paste(nil)
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { field.text == "put" })
        field.text = "field"
        field.selectAll(nil)
        field.copy(nil)
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { board.string == "field" })
        XCTAssertEqual(try pasted("UTF8_STRING"), Data("field".utf8))
    }
}
