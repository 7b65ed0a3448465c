import Combine
import XCTest

/// O4: observed properties publish.
final class ObservingTests: CombineTestCase {
    func testAnObservedPropertyPublishes() {
        let object = ObservedObject()
        var titles: [String] = []
        object.publisher(for: \.title, _key: "title").sink { titles.append($0) }.store(in: &cancellables)
        var changes = 0
        object.publisher(for: \.title, _key: "title", options: [.new]).dropFirst().sink { _ in changes += 1 }
            .store(in: &cancellables)
        object.title = "b"
        object.title = "c"
        XCTAssertEqual(titles, ["a", "b", "c"])
        XCTAssertEqual(changes, 1)
        object.publisher(for: \.title, _key: "title").first().sink { titles.append($0) }.store(
            in: &cancellables
        )
        XCTAssertEqual(titles.last, "c")
        XCTAssertEqual(titles.count, 4)
        cancellables = []
        object.title = "d"
        XCTAssertEqual(titles.count, 4)
    }
}
