internal import GtkInterop

/// What a `UIVisualEffectView`, or the background of a bar, does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, _SelectorAnswering {
    /// The material that the effect draws; nil for one that draws nothing.
    func _material(for traits: UITraitCollection) -> BlurMaterial? { nil }

    /// The one colour in which the content is drawn; nil for its own colours.
    func _contentColor(for traits: UITraitCollection) -> RGBA? { nil }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIVisualEffect.self) }
}
