import GtkInterop

extension CALayer {
    /// Makes a change, and shows it in an animation where UIKit does: on layers of their own that are on the screen.
    func _animatingChanges(of names: [String], _ change: () -> Void) {
        guard _animatesChanges, !names.isEmpty else { return change() }
        let properties = names.compactMap { name in LayerKeyPath.named(name).map { (name, $0) } }
        let before = _shown
        let model = _own
        change()
        let duration = ViewAnimation.current?.duration ?? CATransaction.animationDuration()
        guard duration > 0 else { return }
        for (name, property) in properties where property.read(model) != property.read(_own) {
            let animation = CABasicAnimation(keyPath: name)
            animation.fromValue = property.read(before)
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
