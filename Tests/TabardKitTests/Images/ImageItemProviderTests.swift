import Synchronization
import XCTest

@testable import TabardKit

/// Images are handed over by item providers.
final class ImageItemProviderTests: XCTestCase {
    private final class Answer: Sendable {
        let image = Mutex<UIImage?>(nil)
        let done = DispatchSemaphore(value: 0)
    }

    private func load(_ provider: NSItemProvider) -> UIImage? {
        let answer = Answer()
        provider.loadObject(ofClass: UIImage.self) { object, _ in
            answer.image.withLock { $0 = object as? UIImage }
            answer.done.signal()
        }
        XCTAssertEqual(answer.done.wait(timeout: .now() + 10), .success)
        return answer.image.withLock { $0 }
    }

    func testAnImageIsWrittenAndRead() throws {
        let size = CGSize(width: 3, height: 2)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let provider = NSItemProvider(object: image)
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
        let read = try XCTUnwrap(load(provider))
        XCTAssertEqual(read.size.width * read.scale, size.width * image.scale)
        let broken = NSItemProvider(item: Data([1, 2, 3]) as NSData, typeIdentifier: "public.png")
        XCTAssertNil(load(broken))
        XCTAssertFalse(NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: UIImage.self))
    }
}
