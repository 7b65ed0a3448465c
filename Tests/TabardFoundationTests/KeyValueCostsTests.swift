import TabardFoundation
import XCTest

/// Observers that end each other, kinds of values, and many observers and performs at once (O4, O2).
final class KeyValueCostsTests: XCTestCase {
    private enum Mode: Int { case plain, bold }

    private final class Model: NSObject, _SelectorAnswering {
        var count = 0 {
            willSet { _willChangeValue(forKey: "count") }
            didSet { _didChangeValue(forKey: "count") }
        }
        var mode = Mode.plain
        var identifier: Int64 = 0
        var large: UInt64 = 0
        func note(_ value: Any?) { count += 1 }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Model.self,
                [
                    .property("count", { $0.count }, { $0.count = $1 }),
                    .property("mode", { $0.mode }, { $0.mode = $1 }),
                    .property("identifier", { $0.identifier }, { $0.identifier = $1 }),
                    .property("large", { $0.large }, { $0.large = $1 }),
                    .method("note:") { $0.note($1[0]) },
                ]
            )
        }
    }

    func testO4AnObservationThatIsOverHearsNothing() {
        let model = Model()
        var heard: [String] = []
        var second: NSKeyValueObservation?
        let first = model.observe(\.count, _key: "count") { _, _ in
            heard.append("first")
            second?.invalidate()
        }
        second = model.observe(\.count, _key: "count") { _, _ in heard.append("second") }
        model.count = 1
        model.count = 2
        XCTAssertEqual(heard, ["first", "first"])
        first.invalidate()
    }

    func testO4WhoBeginsDuringAChangeHearsOfTheNext() {
        let model = Model()
        var heard: [Int] = []
        model.willChangeValue(forKey: "count")
        let observation = model.observe(\.count, _key: "count", options: .new) {
            heard.append($1.newValue ?? -1)
        }
        model.didChangeValue(forKey: "count")
        XCTAssertEqual(heard, [])
        model.count = 4
        XCTAssertEqual(heard, [4])
        observation.invalidate()
    }

    func testO4EnumerationsAreTheirNumbers() {
        let model = Model()
        model.setValue(1, forKey: "mode")
        XCTAssertEqual(model.mode, .bold)
        XCTAssertEqual(model.value(forKey: "mode") as? Int, 1)
    }

    func testO4WholeNumbersStayAsTheyAre() {
        let model = Model()
        model.setValue(Int.max - 1, forKey: "identifier")
        XCTAssertEqual(model.identifier, Int64.max - 1)
        model.setValue(NSNumber(value: 9_007_199_254_740_993 as Int64), forKey: "identifier")
        XCTAssertEqual(model.identifier, 9_007_199_254_740_993)
        model.setValue(NSNumber(value: UInt64.max), forKey: "large")
        XCTAssertEqual(model.large, .max)
        model.setValue(2.0, forKey: "identifier")
        XCTAssertEqual(model.identifier, 2)
    }

    func testManyObserversOfOneObject() {
        let model = Model()
        var heard = 0
        let began = Date()
        var observations = (0..<20_000).map { _ in
            model.observe(\.count, _key: "count") { _, _ in heard += 1 }
        }
        model.count = 1
        XCTAssertEqual(heard, 20_000)
        observations.removeAll()
        XCTAssertLessThan(Date().timeIntervalSince(began), 10)
    }

    func testManyDelayedPerforms() {
        let model = Model()
        let began = Date()
        for number in 0..<10_000 {
            model.perform(Selector("note:"), with: number, afterDelay: Double(number % 7) / 100)
        }
        for number in 0..<5_000 {
            NSObject.cancelPreviousPerformRequests(withTarget: NSObject(), selector: "note:", object: number)
        }
        while model.count < 10_000, Date().timeIntervalSince(began) < 20 {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }
        XCTAssertEqual(model.count, 10_000)
        XCTAssertLessThan(Date().timeIntervalSince(began), 10)
    }

    func testManySelectorsOfOneClass() {
        let began = Date()
        let object = Many()
        for number in 0..<Many.count {
            XCTAssertTrue(object.responds(to: Selector("setValue\(number):")))
        }
        XCTAssertLessThan(Date().timeIntervalSince(began), 5)
    }

    private final class Many: NSObject, _SelectorAnswering {
        static let count = 4_000
        var value = 0
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Many.self,
                (0..<count).map { .property("value\($0)", { $0.value }, { $0.value = $1 }) }
            )
        }
    }
}
