internal import GtkInterop

@MainActor
extension CALayer {
    /// What a change that is due now is animated from: the state as it is, and as it is seen. Nil where UIKit animates
    /// none, which it does for layers of their own that are on the screen.
    var _appearanceToAnimateFrom: (model: LayerState, shown: LayerState)? {
        _animatesChanges ? (_own, _shown) : nil
    }

    /// Shows a change that was made in an animation.
    func _animateChanges(of names: [String], from old: (model: LayerState, shown: LayerState)) {
        let duration = ViewAnimation.current?.duration ?? CATransaction.animationDuration()
        guard duration > 0 else { return }
        let properties = names.compactMap { name in LayerKeyPath.named(name).map { (name, $0) } }
        for (name, property) in properties where property.read(old.model) != property.read(_own) {
            let animation = CABasicAnimation(keyPath: name)
            animation.fromValue = property.read(old.shown)
            animation.toValue = property.read(_own)
            animation.duration = duration
            if let curve = ViewAnimation.current?.curve {
                animation.course = { Double(curve.progress(at: CGFloat($0))) }
            } else {
                animation.timingFunction =
                    CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
            }
            _add(animation, name)
        }
    }

    private var _animatesChanges: Bool {
        guard Toolkit.areAnimationsEnabled, !CATransaction.disableActions(), UIView.areAnimationsEnabled
        else {
            return false
        }
        // A view's layer is animated in UIView.animate only.
        if _view != nil { return ViewAnimation.current != nil && _host?._view?._widget?.isMapped == true }
        guard !UIView._isLayingOut || ViewAnimation.current != nil else { return false }
        return _wasDrawn && _host?._view?._widget?.isMapped == true
    }
}
