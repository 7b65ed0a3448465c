internal import GtkInterop

/// What stands in a layer: a layer of its own, or a subview of the layer's view.
enum LayerEntry {
    case layer(CALayer)
    case view(WeakView)

    var layer: CALayer? {
        switch self {
        case .layer(let layer): layer
        case .view(let box): box.view.map { view in MainLoop.assumed(with: view) { $0.layer } }
        }
    }

    var ownLayer: CALayer? {
        if case .layer(let layer) = self { layer } else { nil }
    }

    var view: UIView? {
        if case .view(let box) = self { box.view } else { nil }
    }

    var zPosition: CGFloat {
        switch self {
        case .layer(let layer): layer._own.zPosition
        case .view(let box):
            box.view.flatMap { view in MainLoop.assumed(with: view) { $0._layer } }?._own.zPosition ?? 0
        }
    }
}

/// A view that may go.
final class WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
}
