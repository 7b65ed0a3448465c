import UIKit

/// Has items dragged out of a view, and writes what becomes of them.
final class DragSource: NSObject, UIDragInteractionDelegate {
    private let providers: () -> [NSItemProvider]

    init(providers: @escaping () -> [NSItemProvider]) { self.providers = providers }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { providers().map { UIDragItem(itemProvider: $0) } }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { Lines.write("drag ended \(operation.rawValue)") }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession
    ) { Lines.write("transferred") }
}
