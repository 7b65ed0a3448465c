/// An object that an app registered, so that its state is kept with the interface's.
@MainActor
struct RegisteredObject {
    private weak var reference: AnyObject?
    let identifier: String

    /// All that were registered, the oldest first.
    private(set) static var all: [RegisteredObject] = []

    var object: (any UIStateRestoring)? { reference as? any UIStateRestoring }

    /// The identifier of an object, nil if it was not registered.
    static func identifier(of object: NSObject) -> String? {
        all.last { $0.reference === object }?.identifier
    }

    /// The object with an identifier.
    static func object(_ identifier: String) -> (any UIStateRestoring)? {
        all.last { $0.identifier == identifier && $0.reference != nil }?.object
    }

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        require(!identifier.isEmpty, "A registered object has a restoration identifier")
        all.removeAll { $0.reference == nil || $0.reference === object || $0.identifier == identifier }
        all.append(RegisteredObject(reference: object, identifier: identifier))
    }
}
