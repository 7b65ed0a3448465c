/// Several effects as one; without effect here, as `UIMotionEffect`.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil by default.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        return motionEffects.reduce(into: [:]) { all, effect in
            all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}
