/// How a picture of a view that is lifted, dragged or shown beside a menu is cut out and what it stands on.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// Makes parameters for the whole view, on nothing.
    public override required init() { super.init() }

    /// Makes parameters that show the lines of a text: what lies in the rectangles, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -6, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }

    /// The part of the view that is shown, in its coordinates; nil, that is all of it, by default.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's coordinates; nil, that is that of what is shown, by default.
    ///
    /// The shadow on Linux is that of the rectangle around it.
    open var shadowPath: UIBezierPath?

    /// What the picture stands on; nil, that is nothing, by default.
    open var backgroundColor: UIColor!

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPreviewParameters.self) }
}
