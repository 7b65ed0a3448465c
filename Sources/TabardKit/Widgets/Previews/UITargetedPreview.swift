/// A picture of a view, and where it stands.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// The view that is pictured.
    public let view: UIView
    /// How the picture is cut out.
    public let parameters: UIPreviewParameters
    /// Where the picture stands.
    public let target: UIPreviewTarget

    /// Pictures a view that stands elsewhere than it belongs.
    ///
    /// - Parameters:
    ///   - view: The view that is pictured.
    ///   - parameters: How the picture is cut out.
    ///   - target: Where the picture stands.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Pictures a view where it stands, which must be in a superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: Self._place(of: view))
    }

    /// Pictures a whole view where it stands, which must be in a superview.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// The same picture at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        Self(view: view, parameters: parameters, target: target)
    }

    private class func _place(of view: UIView) -> UIPreviewTarget {
        guard let superview = view.superview else {
            fatalError(
                "A view is pictured where it stands, so \(Swift.type(of: view)) must be in a superview, or the preview be given a target"
            )
        }
        return UIPreviewTarget(container: superview, center: view.center)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITargetedPreview.self) }
}
