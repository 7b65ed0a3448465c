import XCTest

@testable import TabardKit

/// What is kept for reuse, without a display.
@preconcurrency @MainActor
final class ReuseQueueTests: XCTestCase {
    private class Reusable: ReusableView {
        let reuseIdentifier: String?
        var prepare: () -> Void = {}

        init(_ identifier: String?) { reuseIdentifier = identifier }

        func prepareForReuse() { prepare() }
    }

    private final class Special: Reusable {}

    private var made: [String] = []

    private func makeQueue(limit: Int = 2) -> ReuseQueue<Reusable> {
        ReuseQueue(limit: limit, registration: "register(_:)") { [weak self] type, identifier in
            self?.made.append("\(type) \(identifier)")
            return Reusable(identifier)
        }
    }

    func testTheLastOneKeptComesFirst() {
        let queue = makeQueue()
        let (first, second) = (Reusable("a"), Reusable("a"))
        var prepared = 0
        second.prepare = { prepared += 1 }
        queue.enqueue(first)
        queue.enqueue(second)
        XCTAssertTrue(queue.contains(second))
        XCTAssertNil(queue.dequeue("b"))
        XCTAssertTrue(queue.dequeue("a") === second)
        XCTAssertEqual(prepared, 1)
        XCTAssertFalse(queue.contains(second))
        XCTAssertTrue(queue.dequeue("a") === first)
        XCTAssertNil(queue.dequeue("a"))
    }

    func testNoMoreAreKeptThanTheLimit() {
        let queue = makeQueue()
        for _ in 0..<5 { queue.enqueue(Reusable("a")) }
        queue.enqueue(Reusable("b"))
        queue.enqueue(Reusable(nil))
        XCTAssertEqual((0..<9).count { _ in queue.dequeue("a") != nil }, 2)
        XCTAssertNotNil(queue.dequeue("b"))
    }

    func testARegisteredClassIsMadeWhenNoneIsKept() {
        let queue = makeQueue()
        queue.register(Special.self, for: "a")
        queue.enqueue(Reusable("a"))
        XCTAssertNotNil(queue.dequeue("a"))
        XCTAssertEqual(made, [])
        XCTAssertEqual(queue.dequeueRegistered("a").reuseIdentifier, "a")
        XCTAssertEqual(made, ["Special a"])
        queue.register(nil, for: "a")
        XCTAssertNil(queue.dequeue("a"))
    }

    /// An app may ask for a view while one is prepared.
    func testTheQueueCanBeAskedWhileItPreparesAView() {
        let queue = makeQueue()
        let (inner, outer) = (Reusable("a"), Reusable("a"))
        var found: Reusable?
        outer.prepare = { found = queue.dequeue("a") }
        queue.enqueue(inner)
        queue.enqueue(outer)
        XCTAssertTrue(queue.dequeue("a") === outer)
        XCTAssertTrue(found === inner)
    }
}
