import GtkInterop
import Synchronization
import XCTest

@testable import TabardKit

/// The app's own pasteboards: every member, in memory.
@preconcurrency @MainActor
final class NamedPasteboardTests: XCTestCase {
    private let board = UIPasteboard.withUniqueName()

    override func tearDown() async throws { UIPasteboard.remove(withName: board.name) }

    private let png = Data([1, 2, 3])

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    private func has() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors] }

    func testP3TextsAddressesImagesAndColors() throws {
        XCTAssertEqual(has(), [false, false, false, false])
        XCTAssertNil(board.string)
        board.strings = ["a", "b"]
        XCTAssertEqual(board.strings, ["a", "b"])
        XCTAssertEqual(board.string, "a")
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.types, ["public.utf8-plain-text"])
        XCTAssertEqual(has(), [true, false, false, false])

        let page = try XCTUnwrap(URL(string: "https://example.org/a?b"))
        let file = URL(fileURLWithPath: "/tmp/a b")
        board.urls = [page, file]
        XCTAssertEqual(board.urls, [page, file])
        XCTAssertEqual(board.types(forItemSet: nil), [["public.url"], ["public.file-url"]])
        XCTAssertEqual(board.string, page.absoluteString)
        XCTAssertEqual(has(), [true, true, false, false])
        board.string = page.absoluteString
        XCTAssertNil(board.url)

        let image = picture
        board.image = image
        XCTAssertTrue(board.image === image)
        XCTAssertEqual(board.images?.count, 1)
        XCTAssertEqual(has(), [false, false, true, false])
        XCTAssertEqual(board.data(forPasteboardType: "public.png"), image.pngData())

        board.colors = [.red, .blue]
        XCTAssertEqual(board.color, .red)
        XCTAssertEqual(board.colors, [.red, .blue])
        XCTAssertEqual(has(), [false, false, false, true])
        board.colors = nil
        XCTAssertEqual(board.numberOfItems, 0)
        XCTAssertEqual(has(), [false, false, false, false])
    }

    func testP3ItemsAndTypes() {
        board.items = [
            ["public.utf8-plain-text": "a", "org.tabard.own": Data([7])], ["public.png": png],
            [UIPasteboard.typeAutomatic: UIColor.green],
        ]
        XCTAssertEqual(board.numberOfItems, 3)
        XCTAssertEqual(board.types, ["org.tabard.own", "public.utf8-plain-text"])
        XCTAssertEqual(
            board.types(forItemSet: IndexSet([1, 2])),
            [["public.png"], ["com.apple.uikit.color"]]
        )
        XCTAssertNil(board.types(forItemSet: IndexSet(integer: 3)))
        XCTAssertTrue(board.contains(pasteboardTypes: ["public.png", "public.text"]))
        XCTAssertFalse(board.contains(pasteboardTypes: ["public.png"]))
        XCTAssertTrue(board.contains(pasteboardTypes: ["public.png"], inItemSet: nil))
        XCTAssertFalse(board.contains(pasteboardTypes: ["public.png"], inItemSet: IndexSet([0, 2])))
        XCTAssertFalse(board.contains(pasteboardTypes: ["public.png"], inItemSet: IndexSet(integer: 9)))
        XCTAssertEqual(
            board.itemSet(withPasteboardTypes: ["public.image", "public.text"]),
            IndexSet([0, 1])
        )
        XCTAssertNil(board.itemSet(withPasteboardTypes: ["public.html"]))
        XCTAssertEqual(board.data(forPasteboardType: "org.tabard.own"), Data([7]))
        XCTAssertEqual(board.data(forPasteboardType: "public.text"), Data("a".utf8))
        XCTAssertEqual(board.value(forPasteboardType: "public.utf8-plain-text") as? String, "a")
        XCTAssertNil(board.value(forPasteboardType: "public.png"))
        XCTAssertEqual(board.data(forPasteboardType: "public.png", inItemSet: nil), [png])
        XCTAssertNil(board.data(forPasteboardType: "public.png", inItemSet: IndexSet(integer: 3)))
        XCTAssertEqual(
            board.values(forPasteboardType: "com.apple.uikit.color", inItemSet: IndexSet(integer: 2))?.count,
            1
        )
        XCTAssertEqual(board.items.map(\.count), [2, 1, 1])
        XCTAssertEqual(board.items[0]["public.utf8-plain-text"] as? String, "a")
        board.addItems([["public.utf8-plain-text": "b"]])
        XCTAssertEqual(board.strings, ["a", "b"])
        XCTAssertEqual(board.numberOfItems, 4)
    }

    func testP3ValuesAndData() {
        board.setValue(["a": [1, 2]], forPasteboardType: "org.tabard.list")
        XCTAssertEqual(board.value(forPasteboardType: "org.tabard.list") as? [String: [Int]], ["a": [1, 2]])
        let data = board.data(forPasteboardType: "org.tabard.list")
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        XCTAssertEqual((list as? [String: [Int]])?["a"], [1, 2])
        board.setData(Data("ä".utf8), forPasteboardType: "public.utf8-plain-text")
        XCTAssertEqual(board.string, "ä")
        XCTAssertEqual(board.value(forPasteboardType: "public.utf8-plain-text") as? String, "ä")
        board.setData(Data([0xFF]), forPasteboardType: "public.utf8-plain-text")
        XCTAssertNil(board.string)
        XCTAssertTrue(board.hasStrings)
        board.setValue("ä", forPasteboardType: "public.utf16-plain-text")
        XCTAssertEqual(board.data(forPasteboardType: "public.utf16-plain-text")?.isEmpty, false)
    }

    private final class Note: NSObject, NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider: [String] { ["org.tabard.note"] }

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data("note".utf8), nil)
            return nil
        }
    }

    func testP3ObjectsAndProviders() throws {
        board.setObjects([Note(), "a" as NSString])
        XCTAssertEqual(board.types(forItemSet: nil), [["org.tabard.note"], ["public.utf8-plain-text"]])
        XCTAssertEqual(board.data(forPasteboardType: "org.tabard.note"), Data("note".utf8))
        XCTAssertEqual(board.strings, ["a"])
        board.setObjects(["x", "y"])
        XCTAssertEqual(board.strings, ["x", "y"])
        let page = try XCTUnwrap(URL(string: "https://example.org"))
        board.setObjects([page], localOnly: true, expirationDate: nil)
        XCTAssertEqual(board.urls, [page])

        let provider = NSItemProvider(object: picture)
        board.itemProviders = [provider]
        XCTAssertTrue(board.itemProviders.first === provider)
        XCTAssertTrue(board.hasImages)
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { board.image != nil })

        board.string = "b"
        let answer = Given()
        board.itemProviders[0].loadObject(ofClass: String.self) { text, _ in
            answer.text.withLock { $0 = text }
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { answer.text.withLock { $0 } != nil })
        XCTAssertEqual(answer.text.withLock { $0 }, "b")
    }

    private final class Told: Sendable {
        let all = Mutex<[[String: [String]]]>([])
    }

    private final class Given: Sendable {
        let text = Mutex<String?>(nil)
    }

    func testNamesShareTheirContents() throws {
        let name = UIPasteboard.Name("org.tabard.shared")
        XCTAssertNil(UIPasteboard(name: name, create: false))
        let one = try XCTUnwrap(UIPasteboard(name: name, create: true))
        let other = try XCTUnwrap(UIPasteboard(name: name, create: false))
        other.string = "a"
        XCTAssertEqual(one.string, "a")
        XCTAssertEqual(one.changeCount, 1)
        XCTAssertFalse(one.isPersistent)
        XCTAssertNotNil(UIPasteboard(name: board.name, create: false))
        let removed = expectation(forNotification: UIPasteboard.removedNotification, object: one)
        UIPasteboard.remove(withName: name)
        wait(for: [removed], timeout: 0)
        XCTAssertNil(UIPasteboard(name: name, create: false))
        XCTAssertNil(one.string)
    }

    func testChangesTellTheTypes() {
        let told = Told()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: board,
            queue: nil
        ) { notification in
            let info = notification.userInfo as? [String: [String]]
            told.all.withLock { $0.append(info ?? [:]) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "a"
        board.setData(png, forPasteboardType: "public.png")
        let (added, removed) = (
            UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey
        )
        XCTAssertEqual(
            told.all.withLock { $0 },
            [
                [added: ["public.utf8-plain-text"], removed: []],
                [added: ["public.png"], removed: ["public.utf8-plain-text"]],
            ]
        )
        XCTAssertEqual(board.changeCount, 2)
    }

    func testP6WhatExpiresIsGone() {
        board.setItems(
            [["public.utf8-plain-text": "a"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 0.2)]
        )
        XCTAssertEqual(board.string, "a")
        let count = board.changeCount
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { board.changeCount > count })
        XCTAssertNil(board.string)
        XCTAssertEqual(board.numberOfItems, 0)
        board.setItemProviders(
            [NSItemProvider(object: "b" as NSString)],
            localOnly: false,
            expirationDate: .distantPast
        )
        XCTAssertEqual(board.numberOfItems, 0)
    }
}
