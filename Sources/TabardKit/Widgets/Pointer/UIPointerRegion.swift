internal import GtkInterop

/// A part of a view in which the pointer has one shape.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// The part, in the view's coordinates.
    open private(set) var rect: CGRect
    /// What the app calls it; nil by default.
    open private(set) var identifier: AnyHashable?
    /// Along which axes the pointer stays in it while a button is pressed; kept, and without effect on Linux, where nobody
    /// holds the pointer.
    open var latchingAxes: UIAxis = []

    /// Makes a region.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - identifier: What the app calls it.
    public required init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Whether another one is the same part by the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainLoop.assumed { other.rect == rect && other.identifier == identifier }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPointerRegion.self) }
}
