import TabardFoundation

/// What lowering makes of a class with `@objc dynamic var title`.
final class ObservedObject: NSObject, _SelectorAnswering {
    var title = "a" {
        willSet { _willChangeValue(forKey: "title") }
        didSet { _didChangeValue(forKey: "title") }
    }

    static var _selectors: _SelectorTable {
        _SelectorTable(ObservedObject.self, [.property("title", { $0.title }, { $0.title = $1 })])
    }
}
