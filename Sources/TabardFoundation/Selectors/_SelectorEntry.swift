/// A method or property of a class that is reached by its name in Objective-C.
public struct _SelectorEntry<Object> {
    enum Kind {
        case method(AnsweredMethod)
        case classMethod(AnsweredMethod)
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

    /// A method that suspends, for optional requirements that do (O3).
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, with a colon for each argument and one for the completion handler.
    ///   - call: Calls it. Whoever performs the selector doesn't wait for it and hears nothing of its result.
    public static func asyncMethod(
        _ name: String,
        _ call: @escaping (Object, _SelectorArguments) async throws -> Any?
    ) -> Self {
        let suspending = SuspendingMethod { object, arguments in
            guard let receiver = object as? Object else { return nil }
            return try await call(receiver, arguments.named(name, of: object))
        }
        let method = AnsweredMethod({ suspending.start($0, $1) }, suspending: suspending)
        return _SelectorEntry(name: name, kind: .method(method))
    }

    /// A method of the class itself without arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C.
    ///   - call: Calls it, on the thread that the selector is sent on.
    public static func classMethod(_ name: String, _ call: @escaping @MainActor (Object.Type) -> Any?) -> Self
    {
        let call = ActorCrossing.free(call)
        let method = AnsweredMethod { object, _ in
            ((object as? ClassObject)?.type as? Object.Type).flatMap(call)
        }
        return _SelectorEntry(name: name, kind: .classMethod(method))
    }

    /// A method of the class itself with arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, with a colon for each argument.
    ///   - call: Calls it, on the thread that the selector is sent on.
    public static func classMethod(
        _ name: String,
        _ call: @escaping @MainActor (Object.Type, _SelectorArguments) -> Any?
    ) -> Self {
        let call = ActorCrossing.free(call)
        let method = AnsweredMethod { object, arguments in
            guard let type = (object as? ClassObject)?.type as? Object.Type else { return nil }
            return call(type, arguments.named(name, of: object))
        }
        return _SelectorEntry(name: name, kind: .classMethod(method))
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
    /// The same for one that suspends, with its result.
    let suspending: SuspendingMethod?

    init(
        _ call: @escaping (AnyObject, _SelectorArguments) -> Any?,
        suspending: SuspendingMethod? = nil
    ) {
        self.call = call
        self.suspending = suspending
    }

    /// Calls the method and waits for what it returns, whether it suspends or not.
    func answer(
        _ object: AnyObject,
        _ arguments: _SelectorArguments,
        isolation: isolated (any Actor)?
    ) async throws -> Any? {
        guard let suspending else { return call(object, arguments) }
        return try await suspending.answer(object, arguments, isolation: isolation)
    }
}

/// A method of some class that suspends; who calls it sees to what both use, as with Objective-C's.
struct SuspendingMethod: @unchecked Sendable {
    private let call: (AnyObject, _SelectorArguments) async throws -> Any?

    /// A message, or what came of it, on its way from one actor to another.
    private struct Crossing<Value>: @unchecked Sendable {
        let value: Value
    }

    init(_ call: @escaping (AnyObject, _SelectorArguments) async throws -> Any?) { self.call = call }

    func start(_ object: AnyObject, _ arguments: _SelectorArguments) {
        let message = Crossing(value: (object, arguments))
        Task { _ = try await call(message) }
    }

    func answer(
        _ object: AnyObject,
        _ arguments: _SelectorArguments,
        isolation: isolated (any Actor)?
    ) async throws -> Any? {
        try await call(Crossing(value: (object, arguments))).value
    }

    private func call(_ message: Crossing<(AnyObject, _SelectorArguments)>) async throws -> Crossing<Any?> {
        Crossing(value: try await call(message.value.0, message.value.1))
    }
}

/// A property of some class; who uses it sees to the thread, as with Objective-C's.
struct AnsweredProperty: @unchecked Sendable {
    let get: (AnyObject) -> Any?
    /// Nil for a property that can only be read; false if the value is of another kind.
    let set: ((AnyObject, Any?) -> Bool)?
}
