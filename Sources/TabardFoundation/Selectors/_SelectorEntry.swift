/// A method or property of a class that is reached by its name in Objective-C.
public struct _SelectorEntry<Object> {
    enum Kind {
        case method(AnsweredMethod)
        case property(AnsweredProperty)
    }

    let name: String
    let kind: Kind

    /// A method without arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C.
    ///   - call: Calls it, on the thread that the selector is sent on.
    public static func method(_ name: String, _ call: @escaping @MainActor (Object) -> Any?) -> Self {
        let call = ActorCrossing.free(call)
        let method = AnsweredMethod { object, _ in (object as? Object).flatMap(call) }
        return _SelectorEntry(name: name, kind: .method(method))
    }

    /// A method with arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, with a colon for each argument.
    ///   - call: Calls it. It is called on the thread that the selector is sent on, which is the main one for the
    ///     methods of views.
    public static func method(
        _ name: String,
        _ call: @escaping @MainActor (Object, _SelectorArguments) -> Any?
    ) -> Self {
        let call = ActorCrossing.free(call)
        let method = AnsweredMethod { object, arguments in
            guard let receiver = object as? Object else { return nil }
            return call(receiver, arguments.named(name, of: object))
        }
        return _SelectorEntry(name: name, kind: .method(method))
    }

    /// A property that always holds something, for its accessors and for key-value coding.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C.
    ///   - get: Reads it.
    ///   - set: Sets it; nil for one that can only be read.
    public static func property<Value>(
        _ name: String,
        _ get: @escaping @MainActor (Object) -> Value,
        _ set: (@MainActor (Object, Value) -> Void)? = nil
    ) -> Self {
        property(name, get, set) { ConvertedValue.convert($0, to: Value.self) }
    }

    /// A property that may hold nothing, for its accessors and for key-value coding.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C.
    ///   - get: Reads it.
    ///   - set: Sets it; nil for one that can only be read. `NSNull` counts as nil.
    public static func property<Value>(
        _ name: String,
        _ get: @escaping @MainActor (Object) -> Value?,
        _ set: (@MainActor (Object, Value?) -> Void)? = nil
    ) -> Self {
        property(name, get, set) { value in
            if ConvertedValue.isNothing(value) { return .some(nil) }
            return ConvertedValue.convert(value, to: Value.self).map { .some($0) }
        }
    }

    private static func property<Value>(
        _ name: String,
        _ get: @escaping @MainActor (Object) -> Value,
        _ set: (@MainActor (Object, Value) -> Void)?,
        convert: @escaping (Any?) -> Value?
    ) -> Self {
        let get = ActorCrossing.free(get)
        let set = set.map(ActorCrossing.free)
        let property = AnsweredProperty(
            get: { object in (object as? Object).flatMap { ConvertedValue.flatten(get($0)) } },
            set: set.map { set in
                { object, value in
                    guard let object = object as? Object, let value = convert(value) else { return false }
                    set(object, value)
                    return true
                }
            }
        )
        return _SelectorEntry(name: name, kind: .property(property))
    }
}

/// A method of some class; who calls it sees to the thread, as with Objective-C's.
struct AnsweredMethod: @unchecked Sendable {
    let call: (AnyObject, _SelectorArguments) -> Any?

    init(_ call: @escaping (AnyObject, _SelectorArguments) -> Any?) { self.call = call }
}

/// A property of some class; who uses it sees to the thread, as with Objective-C's.
struct AnsweredProperty: @unchecked Sendable {
    let get: (AnyObject) -> Any?
    /// Nil for a property that can only be read; false if the value is of another kind.
    let set: ((AnyObject, Any?) -> Bool)?
}
