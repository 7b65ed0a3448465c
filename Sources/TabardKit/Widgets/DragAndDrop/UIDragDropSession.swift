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

/// A drag that began in this app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app itself knows of the drag; nil at first.
    var localContext: Any? { get set }
}

/// A drag that is over this app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag as the app began it; nil if another program did.
    var localDragSession: (any UIDragSession)? { get }

    /// Whether the waiting for data is shown; without effect on Linux, where the desktop shows nothing of it.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes objects of all items that can be made into a class.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: Called on the main thread with the objects, in the items' order.
    /// - Returns: How far it is.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Whether the waiting for the data of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// It is not.
    case none = 0
    /// It is, as the system sees fit.
    case `default` = 1
}

extension UIDragDropSession {
    /// Whether some item can be made into a text.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }

    /// Whether some item can be made into an address.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
    /// Makes texts of all items of which that can be done.
    @discardableResult
    public func loadObjects(
        ofClass aClass: String.Type,
        completion: @escaping ([String]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSString.self) { objects in
            completion(objects.compactMap { $0 as? NSString as String? })
        }
    }

    /// Makes addresses of all items of which that can be done.
    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { objects in
            completion(objects.compactMap { $0 as? NSURL as URL? })
        }
    }
}
