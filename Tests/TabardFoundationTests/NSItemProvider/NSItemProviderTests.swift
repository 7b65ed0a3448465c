import Synchronization
import XCTest

@testable import TabardFoundation

/// Data are handed over in types, and made when somebody asks.
final class NSItemProviderTests: XCTestCase {
    private final class Answer<Value: Sendable>: Sendable {
        private let value = Mutex<Value?>(nil)
        private let done = DispatchSemaphore(value: 0)

        func give(_ new: Value?) {
            value.withLock { $0 = new }
            done.signal()
        }

        func wait() -> Value? {
            XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
            return value.withLock { $0 }
        }
    }

    private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
        static let readableTypeIdentifiersForItemProvider = ["public.json"]
        static let writableTypeIdentifiersForItemProvider = ["public.json", "public.utf8-plain-text"]
        let text: String

        required init(_ text: String) { self.text = text }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            Self(String(decoding: data, as: UTF8.self))
        }

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(text.utf8), nil)
            return nil
        }
    }

    func testTextsAndAddresses() throws {
        let provider = NSItemProvider(object: "Hallo" as NSString)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
        let text = Answer<String>()
        provider.loadObject(ofClass: String.self) { string, _ in text.give(string) }
        XCTAssertEqual(text.wait(), "Hallo")
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let address = Answer<URL>()
        NSItemProvider(object: url as NSURL).loadObject(ofClass: URL.self) { url, _ in address.give(url) }
        XCTAssertEqual(address.wait(), url)
    }

    func testObjectsOfTheApp() {
        let provider = NSItemProvider(object: Note("{}"))
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.json", "public.utf8-plain-text"])
        let answer = Answer<String>()
        provider.loadObject(ofClass: Note.self) { note, _ in answer.give((note as? Note)?.text) }
        XCTAssertEqual(answer.wait(), "{}")
        let later = NSItemProvider()
        later.registerObject(ofClass: Note.self, visibility: .all) { handler in
            handler(Note("later"), nil)
            return nil
        }
        let data = Answer<Data>()
        later.loadDataRepresentation(forTypeIdentifier: "public.json") { bytes, _ in data.give(bytes) }
        XCTAssertEqual(data.wait(), Data("later".utf8))
    }

    func testDataAreMadeWhenSomebodyAsks() {
        let provider = NSItemProvider()
        let calls = Answer<Int>()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { handler in
            calls.give(1)
            handler(Data([1, 2]), nil)
            return nil
        }
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
        let data = Answer<Data>()
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { bytes, _ in
            data.give(bytes)
        }
        XCTAssertEqual(data.wait(), Data([1, 2]))
        XCTAssertEqual(calls.wait(), 1)
        XCTAssertEqual(progress.completedUnitCount, 1)
    }

    func testWhatIsNotThereIsAnError() {
        let answer = Answer<Int>()
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            XCTAssertNil(data)
            answer.give((error as NSError?)?.code)
        }
        XCTAssertEqual(answer.wait(), NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    func testFiles() throws {
        let place = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        let file = URL(fileURLWithPath: place).appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
        XCTAssertEqual(provider.suggestedName, file.lastPathComponent)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
        let copy = Answer<URL>()
        provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
            XCTAssertEqual(url.flatMap { try? Data(contentsOf: $0) }, Data("text".utf8))
            copy.give(url)
        }
        let url = try XCTUnwrap(copy.wait())
        XCTAssertNotEqual(url, file)
        XCTAssertEqual(url.lastPathComponent, file.lastPathComponent)
        let inPlace = Answer<URL>()
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
            inPlace.give(isInPlace ? url : nil)
        }
        XCTAssertEqual(inPlace.wait(), file)
        XCTAssertNil(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")))
    }

    /// A name from another app leads to no other folder.
    func testTheNameOfAFileIsOneName() throws {
        let provider = NSItemProvider(object: "a" as NSString)
        provider.suggestedName = "../../x"
        let copy = Answer<String>()
        provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
            copy.give(url?.lastPathComponent)
        }
        XCTAssertEqual(copy.wait(), "_..-..-x")
    }

    func testItems() {
        let answer = Answer<String>()
        let provider = NSItemProvider(item: "a" as NSString, typeIdentifier: nil)
        provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
            answer.give(item as? NSString as String?)
        }
        XCTAssertEqual(answer.wait(), "a")
    }
}
