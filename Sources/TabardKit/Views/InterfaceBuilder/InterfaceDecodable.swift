internal import InterfaceDocument

/// A class whose objects an interface document may hold, with subclasses of apps, and which reads its element itself.
@preconcurrency @MainActor
protocol InterfaceDecodable: NSObject {
    init?(coder: NSCoder)
}

/// A class whose objects an interface document may hold and that is made by `init()`, as UIKit's has no `init(coder:)` that
/// subclasses must have; it reads its element when it is there.
@preconcurrency @MainActor
protocol InterfaceConfigurable: NSObject {
    func _decode(from coder: InterfaceCoder)
}

/// What a document's objects are told after all of them are connected.
@preconcurrency @MainActor
protocol InterfaceAwakening: NSObject {
    func awakeFromNib()
}

/// What calls a method of another object when the user does something.
@preconcurrency @MainActor
protocol InterfaceActionSource: NSObject {
    /// - Parameters:
    ///   - target: Nil where the responder chain is to be asked.
    ///   - event: The name of the event, for what has several.
    /// - Returns: Whether there is such an event.
    func _connect(action: Selector, target: AnyObject?, event: String?) -> Bool
}

/// What a segue in a document starts from.
@preconcurrency @MainActor
protocol InterfaceSegueOwner: NSObject {
    /// - Parameters:
    ///   - segue: The element.
    ///   - trigger: What the user does something to; the controller itself for a segue that only code performs.
    func _connect(segue: InterfaceElement, trigger: NSObject, in assembly: InterfaceAssembly)
}
