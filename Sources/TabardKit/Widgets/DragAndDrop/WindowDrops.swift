internal import GtkInterop

/// Brings what is dragged over a window by the desktop to the views in it.
@MainActor
final class WindowDrops {
    private weak var root: UIView?
    private let area: DropArea
    /// What another program drags over the window.
    private var foreign: ForeignDrop?

    /// Listens on a window that has its widget.
    init(_ root: UIView, on widget: Widget) {
        self.root = root
        area = DropArea(on: widget)
        area.moved = { [weak self] offer, x, y in self?.move(offer, CGPoint(x: x, y: y)) ?? [] }
        area.left = { [weak self] offer in self?.leave(offer) }
        area.dropped = { [weak self] offer, x, y in self?.drop(offer, CGPoint(x: x, y: y)) ?? false }
    }

    private func place(_ place: CGPoint, in root: UIView) -> CGPoint {
        CGPoint(x: place.x + root.bounds.minX, y: place.y + root.bounds.minY)
    }

    private func move(_ offer: DropOffer, _ point: CGPoint) -> DragActions {
        guard let root else { return [] }
        let place = place(point, in: root)
        if offer.isLocal, let carrier = DragCarrier.current {
            return carrier.moveOnDesktop(to: place, in: root).actions
        }
        return foreignDrop(offer).move(to: place, in: root).actions
    }

    private func foreignDrop(_ offer: DropOffer) -> ForeignDrop {
        if let foreign, foreign.offer === offer { return foreign }
        foreign?.leave()
        let new = ForeignDrop(offer)
        foreign = new
        return new
    }

    private func leave(_ offer: DropOffer) {
        if offer.isLocal, let carrier = DragCarrier.current { return carrier.leaveOnDesktop() }
        foreign?.leave()
        foreign = nil
    }

    private func drop(_ offer: DropOffer, _ point: CGPoint) -> Bool {
        guard let root else { return false }
        let place = place(point, in: root)
        if offer.isLocal, let carrier = DragCarrier.current {
            _ = carrier.moveOnDesktop(to: place, in: root)
            let operation = carrier.dropOnDesktop()
            offer.end(operation.actions)
            return operation.takesItems
        }
        let drop = foreignDrop(offer)
        foreign = nil
        _ = drop.move(to: place, in: root)
        return drop.perform()
    }
}

extension UIDropOperation {
    /// What the desktop is told. That something is moved within the app is the app's own concern.
    fileprivate var actions: DragActions { takesItems ? .copy : [] }
}
