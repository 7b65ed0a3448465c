/// Which properties a property is worked out from, so that those who observe it hear of their changes too.
enum AffectingKeyPaths {
    /// What the object's class says of one of its properties, in order.
    static func paths(affecting key: String, of object: AnyObject) -> [String] {
        let type = ClassObject.of(type(of: object))
        let answer: Set<String>
        if let method = ClassSelectors.of(type).method(named: "keyPathsForValuesAffectingValueForKey:") {
            answer = method.call(type, _SelectorArguments([key])) as? Set<String> ?? []
        } else {
            answer = named(after: key, type)
        }
        return answer.subtracting([key]).sorted()
    }

    /// What the method that is named after a property answers, such as `keyPathsForValuesAffectingFullName`.
    static func named(after key: String, _ type: ClassObject) -> Set<String> {
        let name = "keyPathsForValuesAffecting\(PropertyName(key).capitalized)"
        let method = ClassSelectors.of(type).method(named: name)
        return method?.call(type, _SelectorArguments([])) as? Set<String> ?? []
    }
}

/// Whether a class wants its `@objc dynamic` properties to tell of their changes, rather than doing so itself.
enum AutomaticNotifying {
    static func isOn(_ key: String, of object: AnyObject) -> Bool {
        let type = ClassObject.of(type(of: object))
        guard let method = ClassSelectors.of(type).method(named: "automaticallyNotifiesObserversForKey:")
        else {
            return named(after: key, type)
        }
        return method.call(type, _SelectorArguments([key])) as? Bool ?? true
    }

    /// What the method that is named after a property answers, such as `automaticallyNotifiesObserversOfName`.
    static func named(after key: String, _ type: ClassObject) -> Bool {
        let name = "automaticallyNotifiesObserversOf\(PropertyName(key).capitalized)"
        let method = ClassSelectors.of(type).method(named: name)
        return method?.call(type, _SelectorArguments([])) as? Bool ?? true
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Which properties a property is worked out from: an observer of the property hears of their changes as well (O4).
    ///
    /// Override it, or declare `@objc class func keyPathsForValuesAffectingName()` for a property `name`, which is what is
    /// asked here.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        AffectingKeyPaths.named(after: key, ClassObject.of(self))
    }

    /// Whether an `@objc dynamic` property tells of its changes by itself; true unless the class says otherwise.
    ///
    /// Override it for properties that call `willChangeValue(forKey:)` and `didChangeValue(forKey:)` themselves.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        AutomaticNotifying.named(after: key, ClassObject.of(self))
    }
}
