extension Selector {
    /// Makes a selector of a method that an extension of another module's class declares, for lowered source.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C.
    ///   - entries: What the extension lets the class answer. What is known already is not added again.
    public init(_ name: String, _registering entries: () -> _SelectorTable) {
        self.init(name)
        RegisteredTables.add(entries())
    }

    /// Makes a selector of a method that lowering does not know, so that the compiler looks for it.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C.
    ///   - reference: The method. It is never asked for.
    public init<Reference>(_ name: String, checking reference: @autoclosure () -> Reference) {
        self.init(name)
    }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a selector of a method's name in Objective-C.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}
