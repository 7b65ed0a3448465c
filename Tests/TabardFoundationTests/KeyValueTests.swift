import TabardFoundation
import XCTest

/// Key-value coding and observing of an app's own members (O4).
final class KeyValueTests: XCTestCase {
    private class Model: NSObject, _SelectorAnswering {
        var title: String = "first" {
            willSet { _willChangeValue(forKey: "title") }
            didSet { _didChangeValue(forKey: "title") }
        }
        var detail: Model? {
            willSet { _willChangeValue(forKey: "detail") }
            didSet { _didChangeValue(forKey: "detail") }
        }
        var isOn = false
        var size: CGFloat = 1
        private(set) var unknown: [String: Any] = [:]
        func setValue(_ value: Any?, forUndefinedKey key: String) {
            guard key.hasPrefix("own") else { return super.setValue(value, forUndefinedKey: key) }
            unknown[key] = value
        }
        func value(forUndefinedKey key: String) -> Any? { unknown[key] ?? super.value(forUndefinedKey: key) }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Model.self,
                [
                    .property("title", { $0.title }, { $0.title = $1 }),
                    .property("detail", { $0.detail }, { $0.detail = $1 }),
                    .property("isOn", { $0.isOn }, { $0.isOn = $1 }),
                    .property("size", { $0.size }, { $0.size = $1 }),
                    .method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) },
                    .method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) },
                ]
            )
        }
    }

    private final class Watcher: NSObject, _SelectorAnswering {
        var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let words: [(String, NSKeyValueChangeKey)] = [
                ("prior", .notificationIsPriorKey), ("old", .oldKey), ("new", .newKey),
            ]
            let told = words.compactMap { name, key in change?[key].map { "\(name) \($0)" } }
            heard.append("\(keyPath ?? "") " + told.joined(separator: ", "))
        }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Watcher.self,
                [
                    .method("observeValueForKeyPath:ofObject:change:context:") {
                        $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
                    }
                ]
            )
        }
    }

    func testO4PropertiesAreReadAndSetByTheirNames() {
        let model = Model()
        model.setValue("second", forKey: "title")
        model.setValue(1, forKey: "on")
        model.setValue(NSNumber(value: 2.5), forKey: "size")
        XCTAssertEqual(model.title, "second")
        XCTAssertTrue(model.isOn)
        XCTAssertEqual(model.value(forKey: "size") as? CGFloat, 2.5)
        XCTAssertEqual(model.dictionaryWithValues(forKeys: ["title", "detail"]).count, 2)
        XCTAssertTrue(model.dictionaryWithValues(forKeys: ["detail"])["detail"] is NSNull)
        model.setValuesForKeys(["title": "third", "detail": Model()])
        model.setValue("deep", forKeyPath: "detail.title")
        XCTAssertEqual(model.detail?.title, "deep")
        XCTAssertEqual(model.value(forKeyPath: "detail.title") as? String, "deep")
        model.setValue(nil, forKey: "detail")
        XCTAssertNil(model.value(forKeyPath: "detail.title"))
    }

    func testO4NamesThatTheClassDoesNotKnowAreTheAppsToAnswer() {
        let model: NSObject = Model()
        model.setValue(3, forKey: "ownNumber")
        XCTAssertEqual(model.value(forKey: "ownNumber") as? Int, 3)
    }

    func testO4ObserversHearOfEachChangeInOrder() {
        let (model, watcher) = (Model(), Watcher())
        model.title = "unobserved"
        model.addObserver(
            watcher,
            forKeyPath: "title",
            options: [.old, .new, .initial, .prior],
            context: nil
        )
        model.title = "second"
        model.setValue("third", forKey: "title")
        XCTAssertEqual(
            watcher.heard,
            [
                "title new unobserved",
                "title prior true, old unobserved", "title old unobserved, new second",
                "title prior true, old second", "title old second, new third",
            ]
        )
        model.removeObserver(watcher, forKeyPath: "title")
        model.title = "fourth"
        XCTAssertEqual(watcher.heard.count, 5)
    }

    func testO4PathsAreFollowedAsTheirObjectsChange() {
        let (model, watcher) = (Model(), Watcher())
        let former = Model()
        model.detail = former
        model.addObserver(watcher, forKeyPath: "detail.title", options: [.old, .new], context: nil)
        former.title = "a"
        let next = Model()
        next.title = "b"
        model.detail = next
        former.title = "nobody hears"
        next.title = "c"
        model.detail = nil
        XCTAssertEqual(
            watcher.heard,
            [
                "detail.title old first, new a", "detail.title old a, new b", "detail.title old b, new c",
                "detail.title old c, new <null>",
            ]
        )
    }

    func testO4ClosuresHearUntilNobodyHoldsTheObservation() {
        let model = Model()
        var heard: [String] = []
        var observation: NSKeyValueObservation? = model.observe(
            \.title,
            _key: "title",
            options: [.old, .new, .initial]
        ) { object, change in
            XCTAssertTrue(object === model)
            heard.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)")
        }
        model.title = "second"
        XCTAssertNotNil(observation)
        observation = nil
        model.title = "third"
        XCTAssertEqual(heard, ["- first false", "first second false"])
        let other = model.observe(\.detail, _key: "detail", options: .new) { _, change in
            heard.append("\(change.newValue.map { $0 == nil } ?? false)")
        }
        model.detail = nil
        other.invalidate()
        model.detail = Model()
        XCTAssertEqual(heard.suffix(1), ["true"])
    }

    func testO4NeitherSideIsKeptAlive() {
        let watcher = Watcher()
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            model.addObserver(watcher, forKeyPath: "title", options: .new, context: nil)
            model.title = "second"
        }
        XCTAssertNil(gone)
        let model = Model()
        do { model.addObserver(Watcher(), forKeyPath: "title", options: .new, context: nil) }
        model.title = "third"
        XCTAssertEqual(watcher.heard, ["title new second"])
    }
}
