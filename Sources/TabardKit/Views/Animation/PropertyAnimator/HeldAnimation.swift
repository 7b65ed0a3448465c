/// Changes of views that an animator moves by a fraction.
@MainActor
final class HeldAnimation: ViewAnimation {
    /// A view, and what it was before.
    private struct Held {
        var view: UIView
        var geometry: ViewGeometry
        var alpha: CGFloat
        var background: UIColor?
        var seen: LayerState
        var keys: [String] = []
    }

    private static let properties = ["position", "bounds", "transform", "opacity", "backgroundColor"]

    private var held: [Held] = []

    override func note(_ view: UIView) {
        guard view._window != nil, !held.contains(where: { $0.view === view }) else { return }
        var seen = LayerState()
        seen.take(view._shownAppearance)
        held.append(
            Held(
                view: view,
                geometry: view._geometry,
                alpha: view.alpha,
                background: view.backgroundColor,
                seen: seen
            )
        )
    }

    /// Makes the changes; what is seen stays as it was.
    func collect(_ changes: () -> Void, course: @escaping (CGFloat) -> CGFloat) {
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
        for index in held.indices {
            let view = held[index].view
            var end = LayerState()
            end.take(view._modelAppearance)
            for name in Self.properties {
                guard let property = LayerKeyPath.named(name),
                    property.read(held[index].seen) != property.read(end)
                else { continue }
                let animation = CABasicAnimation(keyPath: name)
                animation.fromValue = property.read(held[index].seen)
                animation.toValue = property.read(end)
                animation.duration = 1
                animation.speed = 0
                animation.fillMode = .both
                animation.course = { Double(course(CGFloat($0))) }
                let key = "held.\(ObjectIdentifier(self).hashValue).\(name)"
                view.layer.add(animation, forKey: key)
                held[index].keys.append(key)
            }
        }
    }

    /// Shows the views at a part of the whole.
    func showHeld(at fraction: CGFloat) {
        for item in held {
            for key in item.keys {
                item.view._layer?.animation(forKey: key)?.timeOffset = Double(
                    min(max(fraction, 0), 0.999_999_9)
                )
            }
            item.view._appearanceChanged()
        }
    }

    /// Lets go of the views, which have their new values then, those of before, or those that are seen.
    func end(at position: UIViewAnimatingPosition) {
        let ending = held
        held = []
        for item in ending {
            let seen = item.view._shownAppearance
            for key in item.keys { item.view._layer?.removeAnimation(forKey: key) }
            UIView.performWithoutAnimation {
                switch position {
                case .end: break
                case .start:
                    item.view._changeGeometry { $0 = item.geometry }
                    item.view.alpha = item.alpha
                    item.view.backgroundColor = item.background
                case .current:
                    item.view._changeGeometry { $0 = seen.geometry }
                    item.view.alpha = seen.alpha
                    item.view.backgroundColor = seen.background.map { UIColor($0) }
                }
            }
            item.view._appearanceChanged()
        }
    }

    var window: (any RootView)? { held.lazy.compactMap(\.view._window).first }
}
