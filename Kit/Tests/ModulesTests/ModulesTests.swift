import XCTest

/// O5: files that import one of the small modules alone see what Apple's modules hold.
final class ModulesTests: XCTestCase {
    func testLayers() {
        XCTAssertEqual(roundedLayer().cornerRadius, 4)
    }

    func testGeometry() {
        let rect = turned(CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(rect.width, 4, accuracy: 1e-9)
        XCTAssertEqual(rect.minX, -6, accuracy: 1e-9)
    }

    func testAssociatedObjectsAndSelectors() {
        let object = NSObject()
        object.note = "a"
        XCTAssertEqual(object.note, "a")
        XCTAssertEqual(object.action.description, "tap:")
    }

    /// One file imports all of them, Foundation too, and nothing is ambiguous.
    @preconcurrency @MainActor
    func testAllInOneFile() {
        let model = SearchController.Model(words: ["apple", "pear", "plum"])
        let controller = SearchController(model: model)
        controller.loadViewIfNeeded()
        model.text = "p"
        model.text = "pl"
        let end = Date(timeIntervalSinceNow: 5)
        while controller.label.text != "apple, plum", Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertEqual(controller.label.text, "apple, plum")
    }

    func testLogs() {
        moduleLog.debug("A message of a test")
    }

    func testNotifications() {
        let request = teaRequest()
        XCTAssertEqual(request.content.title, "Tea")
        XCTAssertEqual(request.content.userInfo["cups"] as? Int, 2)
    }

    func testTypesOfFiles() {
        XCTAssertTrue(isImage("png"))
        XCTAssertFalse(isImage("txt"))
        XCTAssertEqual(olderNames(), ["public.image", "public.movie"])
        XCTAssertTrue(isOlderImage("public.png"))
        XCTAssertFalse(isOlderImage("public.image"))
        XCTAssertFalse(isOlderImage("public.text"))
    }
}
