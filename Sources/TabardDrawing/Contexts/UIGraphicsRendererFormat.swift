/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying, _SelectorAnswering {
    var _bounds = CGRect.zero

    /// Makes a format with the default values.
    public required override init() { super.init() }

    /// A format with the default values.
    open class func `default`() -> Self { self.init() }

    /// The part of the plane that is drawn, of a format that a renderer has; else zero.
    open var bounds: CGRect { _bounds }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy._bounds = _bounds
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIGraphicsRendererFormat.self) }
}
