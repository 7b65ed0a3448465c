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
