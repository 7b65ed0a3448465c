/// What a method is called with when its selector is sent.
public struct _SelectorArguments {
    let values: [Any?]
    private var method = ""
    private var receiver: AnyObject?

    init(_ values: [Any?]) {
        self.values = values
    }

    /// The argument at a position, from 0, as the kind that the method takes; nil where fewer were given.
    ///
    /// Numbers are converted. Anything else of another kind stops the program.
    public subscript<Value>(_ index: Int) -> Value {
        // Anything at all may be nothing that is wrapped once more, which a cast to another kind unwraps itself.
        let isPlain = Value.self != Any?.self && Value.self != Any.self
        if isPlain, values.indices.contains(index), let same = values[index] as? Value { return same }
        let value = value(index)
        // What is there is unwrapped, or `Any` would hold an optional.
        if let value, let same = value as? Value { return same }
        if value == nil, let nothing = value as? Value { return nothing }
        if let converted = ConvertedValue.convert(value, to: Value.self) { return converted }
        fatalError(
            "\(receiver.map { "\(MethodWords(name: method, receiver: $0))" } ?? ""): argument \(index + 1) must be of type \(Value.self), but is \(ConvertedValue.words(for: value))"
        )
    }

    /// A truth value; Objective-C takes anything that is there for true, such as a button that is given to a method which
    /// asks whether to animate.
    package func flag(_ index: Int) -> Bool {
        let value = value(index)
        return ConvertedValue.convert(value, to: Bool.self) ?? !ConvertedValue.isNothing(value)
    }

    /// The argument at a position if it is of a kind, else nil.
    package func given<Value>(_ index: Int) -> Value? { value(index) as? Value }

    func value(_ index: Int) -> Any? {
        values.indices.contains(index) ? ConvertedValue.flatten(values[index]) : nil
    }

    /// The same, with the method's name for messages.
    func named(_ method: String, of receiver: AnyObject) -> _SelectorArguments {
        var named = self
        named.method = method
        named.receiver = receiver
        return named
    }
}
