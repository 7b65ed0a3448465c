/// A drag, as it is known to who began it and to whom it is over.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }

    /// Where the pointer is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether what is dragged may be moved rather than copied.
    var allowsMoveOperation: Bool { get }

    /// Whether only the app in which the drag began can take it.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether some item has data of one of the types, or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether some item can be made into an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether some item can be made into a text.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }

    /// Whether some item can be made into an address.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
