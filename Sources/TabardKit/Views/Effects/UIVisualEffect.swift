/// What a `UIVisualEffectView`, or the background of a bar, does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// The material that the effect draws; nil for one that draws nothing.
    func _material(for traits: UITraitCollection) -> BlurMaterial? { nil }
}
