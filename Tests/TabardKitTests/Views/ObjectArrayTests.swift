import XCTest

@testable import TabardKit

/// Objects are found by their identity, wherever they came in.
final class ObjectArrayTests: XCTestCase {
    private final class Object {}

    /// Changes of all kinds leave what they leave of a plain array.
    func testItIsThatOfAnArray() {
        let seed = UInt64(ProcessInfo.processInfo.environment["TABARD_SEED"] ?? "") ?? .random(in: 1...99_999)
        print("TABARD_SEED=\(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<20 {
            var plain: [Object] = []
            var array = ObjectArray<Object>()
            for _ in 0..<400 {
                if plain.isEmpty || Int.random(in: 0..<3, using: &random) > 0 {
                    let place = Int.random(in: 0...plain.count, using: &random)
                    let object = Object()
                    plain.insert(object, at: place)
                    array.insert(object, at: place)
                } else {
                    let place = Int.random(in: plain.indices, using: &random)
                    XCTAssertEqual(array.remove(plain[place]), place)
                    plain.remove(at: place)
                }
            }
            XCTAssertTrue(array.elementsEqual(plain, by: ===), "round \(round), TABARD_SEED=\(seed)")
            for (place, object) in plain.enumerated() { XCTAssertEqual(array.index(of: object), place) }
            XCTAssertNil(array.index(of: Object()))
            XCTAssertNil(array.remove(Object()))
        }
    }

    /// A place past the end is the end, one before the beginning the beginning.
    func testPlacesOutside() {
        let objects = [Object(), Object(), Object()]
        var array = ObjectArray<Object>()
        array.append(objects[1])
        array.insert(objects[2], at: 9)
        array.insert(objects[0], at: -1)
        XCTAssertTrue(array.elementsEqual(objects, by: ===))
    }

    /// Eight times as many objects take at most a few steps more each, wherever they come in and go.
    func testTheWorkGrowsByALogarithm() {
        let places: [(String, (Int) -> Int)] = [
            ("at the end", { $0 }), ("at the beginning", { _ in 0 }), ("always at one place", { min(5, $0) }),
            ("before the last", { max(0, $0 - 1) }), ("in the middle", { $0 / 2 }),
        ]
        for (name, place) in places {
            for count in [1_000, 2_000, 4_000, 8_000] {
                var array = ObjectArray<Object>()
                for _ in 0..<count { array.insert(Object(), at: place(array.count)) }
                XCTAssertLessThan(array.work, count * 12, "\(count) come \(name)")
                let former = array.work
                // 1,009 is a prime that divides none of the numbers.
                let objects = array.elements
                for index in objects.indices { array.remove(objects[index * 1_009 % count]) }
                XCTAssertLessThan(array.work - former, count * 16, "\(count) go that came \(name)")
                XCTAssertTrue(array.isEmpty)
            }
        }
    }
}
