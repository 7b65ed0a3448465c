/// Changes values of a view with the way that the device is held.
///
/// Effects can be made, put on views and asked; they are without effect here, because desktops have no sensor of motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, _SelectorAnswering {
    /// Makes an effect that changes nothing.
    public override init() { super.init() }

    /// Makes an effect from an archive; the archive holds nothing that it reads on Linux.
    public required init?(coder: NSCoder) { super.init() }

    /// The changes for a way that the device is held, by key paths; nil for none, the default. It is for subclasses, and not
    /// asked here.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// The effect itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIMotionEffect.self) }
}
