extension NSSortDescriptor {
    /// Sorts by what objects hold under a key path, or by the objects themselves.
    ///
    /// Numbers, texts and dates are compared; nothing comes before something.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { left, right in KeyedOrder.compare(left, right) }
    }

    /// Sorts by what objects hold under a key path, compared as a method of `NSString` does it.
    ///
    /// - Parameters:
    ///   - key: The key path; nil for the objects themselves.
    ///   - ascending: Whether the smallest comes first.
    ///   - selector: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` or
    ///     `localizedStandardCompare:`; others are a programming error.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let compare = selector.map { KeyedOrder.comparison(named: $0.description) }
        self.init(key: key, ascending: ascending) { left, right in
            KeyedOrder.compare(left, right, compare ?? { $0.compare($1) })
        }
    }

    /// Sorts by what objects hold under a key path, compared by a closure.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            guard let key else { return cmptr(left, right) }
            return cmptr(KeyedOrder.value(of: left, key), KeyedOrder.value(of: right, key))
        }
        objc_setAssociatedObject(self, KeyedOrder.keyName, key, .OBJC_ASSOCIATION_COPY)
    }

    /// The key path by which is sorted; nil if it is the objects themselves, or a key path of Swift's.
    public var key: String? { objc_getAssociatedObject(self, KeyedOrder.keyName) as? String }
}

/// The order of what objects hold under keys.
private enum KeyedOrder {
    /// An address that nobody reads; it stands for the key of a descriptor.
    static var keyName: UnsafeRawPointer { UnsafeRawPointer(StaticString("NSSortDescriptor.key").utf8Start) }

    static func value(of object: Any, _ key: String) -> Any {
        PredicateKeys.value(of: object, keyPath: key) ?? NSNull()
    }

    static func compare(
        _ left: Any,
        _ right: Any,
        _ compareTexts: (String, String) -> ComparisonResult = { $0.compare($1) }
    ) -> ComparisonResult {
        let (left, right) = (PredicateValue(left), PredicateValue(right))
        switch (left, right) {
        case (.none, .none): return .orderedSame
        case (.none, _): return .orderedAscending
        case (_, .none): return .orderedDescending
        case (.text(let left), .text(let right)): return compareTexts(left, right)
        default: return left.compare(right) ?? .orderedSame
        }
    }

    static func comparison(named name: String) -> (String, String) -> ComparisonResult {
        switch name {
        case "compare:": { $0.compare($1) }
        case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
        case "localizedCompare:": { $0.localizedCompare($1) }
        case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
        case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
        default:
            fatalError(
                "A sort descriptor takes compare:, caseInsensitiveCompare:, localizedCompare:, "
                    + "localizedCaseInsensitiveCompare: or localizedStandardCompare:, and not \(name)"
            )
        }
    }
}
