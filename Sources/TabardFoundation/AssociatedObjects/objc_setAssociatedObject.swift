// Apple gives these names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How an associated object is held; the names are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// It is not held; here it is nil once it is gone, where Objective-C would have a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is held.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of it is held.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It is held. All policies may be used from any thread here.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of it is held.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under a key, as long as the object lives.
///
/// ```swift
/// private var badgeKey: UInt8 = 0
/// extension UIView {
///     var badge: String? {
///         get { objc_getAssociatedObject(self, &badgeKey) as? String }
///         set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
///     }
/// }
/// ```
///
/// What responders, bar items, gesture recognizers and layers keep goes with them at once; what other objects keep goes at
/// one of the next calls after they have gone.
///
/// - Parameters:
///   - object: An object of a class; with a value of another kind nothing is kept.
///   - key: An address that stands for the value, as that of a global variable.
///   - value: What is kept; nil removes what was.
///   - policy: Whether the value is held, and whether as a copy.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    guard let object = AssociatedObjects.object(in: object) else { return }
    let kept = value.map { AssociatedValue($0, policy) }
    let key = AssociatedKey(key)
    AssociatedObjects.change(of: object) { values in
        let old = values[key]
        values[key] = kept
        return [old].compactMap { $0 }
    }
}

/// The value that is kept with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.object(in: object).flatMap {
        AssociatedObjects.values(of: $0)[AssociatedKey(key)]?.value
    }
}

/// Removes all values that are kept with an object, those of others among them.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let object = AssociatedObjects.object(in: object) else { return }
    AssociatedObjects.change(of: object) { values in
        let old = Array(values.values)
        values = [:]
        return old
    }
}
