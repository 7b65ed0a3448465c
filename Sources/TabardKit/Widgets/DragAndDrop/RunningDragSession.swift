/// A drag that began in this app, while it goes on.
@MainActor
final class RunningDragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The window over which the pointer is, and where in it.
    weak var root: UIView?
    var place = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(place, from: root) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.conform(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
