// What the defaults of optional requirements ask, UIKit's and those that lowering writes (O3).

extension NSObjectProtocol {
    /// Calls the object's own method of an optional requirement, which a subclass may have added.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C.
    ///   - arguments: What it is called with.
    /// - Returns: What the method returned; nil if there is none.
    public func _answer<Result, each Argument>(_ name: String, _ arguments: repeat each Argument) -> Result? {
        OptionalRequirement.answer(name, of: self, repeat each arguments)
    }

    /// Calls the object's own method of an optional requirement that suspends, which a subclass may have added.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C, with the completion handler.
    ///   - arguments: What it is called with.
    /// - Returns: What the method returned; nil if there is none.
    /// - Throws: What the method throws.
    public func _answer<Result, each Argument>(
        async name: String,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Result? {
        try await OptionalRequirement.answer(
            async: name,
            of: self,
            repeat each arguments,
            isolation: isolation
        )
    }

    /// The object itself if it has a method of its own for an optional requirement, else nil.
    public func _responding(to selector: Selector) -> Self? {
        selector.isAnswered(by: self) ? self : nil
    }
}

extension _ObjectiveCObject {
    /// Calls the object's own method of an optional requirement, which a subclass may have added.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C.
    ///   - arguments: What it is called with.
    /// - Returns: What the method returned; nil if there is none.
    @_disfavoredOverload
    public func _answer<Result, each Argument>(_ name: String, _ arguments: repeat each Argument) -> Result? {
        OptionalRequirement.answer(name, of: self, repeat each arguments)
    }

    /// Calls the object's own method of an optional requirement that suspends, which a subclass may have added.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C, with the completion handler.
    ///   - arguments: What it is called with.
    /// - Returns: What the method returned; nil if there is none.
    /// - Throws: What the method throws.
    @_disfavoredOverload
    public func _answer<Result, each Argument>(
        async name: String,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Result? {
        try await OptionalRequirement.answer(
            async: name,
            of: self,
            repeat each arguments,
            isolation: isolation
        )
    }

    /// The object itself if it has a method of its own for an optional requirement, else nil.
    @_disfavoredOverload
    public func _responding(to selector: Selector) -> Self? {
        selector.isAnswered(by: self) ? self : nil
    }
}

/// Stops the program: an optional requirement was called of an object that has no such method.
public func _noAnswer<Result>(_ name: String, _ object: AnyObject) -> Result {
    fatalError(
        UnrecognizedSelector(name: name, object: object, answered: ClassSelectors.of(object).names).message
    )
}

/// Calls what a subclass has in place of a method that an extension of another module's class declares (O4).
///
/// - Parameters:
///   - name: The method's name in Objective-C.
///   - object: The receiver.
///   - arguments: What it is called with.
/// - Returns: What the subclass's method returned; nil if no subclass has one.
public func _overridden<Result, each Argument>(
    _ name: String,
    _ object: AnyObject,
    _ arguments: repeat each Argument
) -> Result? {
    let selectors = ClassSelectors.of(object)
    guard !selectors.isEmpty, let method = selectors.declaredMethod(named: name) else { return nil }
    var values: [Any?] = []
    for argument in repeat each arguments { values.append(argument) }
    return OptionalRequirement.result(method.call(object, _SelectorArguments(values)), of: name, object)
}

private enum OptionalRequirement {
    static func method(_ name: String, of object: AnyObject) -> AnsweredMethod? {
        let selectors = ClassSelectors.of(object)
        return selectors.isEmpty ? nil : selectors.method(named: name)
    }

    static func answer<Result, each Argument>(
        _ name: String,
        of object: AnyObject,
        _ arguments: repeat each Argument
    ) -> Result? {
        guard let method = method(name, of: object) else { return nil }
        var values: [Any?] = []
        for argument in repeat each arguments { values.append(argument) }
        return result(method.call(object, _SelectorArguments(values)), of: name, object)
    }

    static func answer<Result, each Argument>(
        async name: String,
        of object: AnyObject,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?
    ) async throws -> Result? {
        guard let method = method(name, of: object) else { return nil }
        var values: [Any?] = []
        for argument in repeat each arguments { values.append(argument) }
        let answer = try await method.answer(object, _SelectorArguments(values), isolation: isolation)
        return result(answer, of: name, object)
    }

    /// What a method returned, as the requirement has it.
    static func result<Result>(_ value: Any?, of name: String, _ object: AnyObject) -> Result? {
        if Result.self == Void.self { return () as? Result }
        // Nothing is an answer where the requirement allows for it.
        if let result = value as? Result { return result }
        guard let value else { return nil }
        guard let result = ConvertedValue.convert(value, to: Result.self) else {
            fatalError(
                "-[\(type(of: object)) \(name)] must return \(Result.self), but returned \(ConvertedValue.words(for: value))"
            )
        }
        return result
    }
}
