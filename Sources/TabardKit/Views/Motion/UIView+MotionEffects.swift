extension UIView {
    /// The effects of motion that the view has; none by default. They are without effect here, as `UIMotionEffect`.
    public var motionEffects: [UIMotionEffect] {
        get { _motionEffects }
        set { _motionEffects = newValue }
    }

    /// Puts an effect of motion on the view; one that it has already is put on it once.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !_motionEffects.contains(where: { $0 === effect }) { _motionEffects.append(effect) }
    }

    /// Takes an effect of motion off the view.
    public func removeMotionEffect(_ effect: UIMotionEffect) { _motionEffects.removeAll { $0 === effect } }
}
