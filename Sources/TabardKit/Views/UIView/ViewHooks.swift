import GtkInterop

/// What views of Tabard's own do beyond the public interface of `UIView`, which is the only class to inherit from it.
///
/// Swift can override only what stands in a class itself, so these would fill the file of `UIView`.
@preconcurrency @MainActor
open class ViewHooks: UIResponder {
    package var _widget: Widget?
    /// What `draw(_:)` drew.
    var _canvas = ViewCanvas()
    var _proxyState: ProxyState?
    var _ownAppearance: SharedAppearance = []

    public override init() {
        super.init()
    }

    private var view: UIView? { self as? UIView }

    /// Draws the content, above the background and below the subviews.
    func _drawContent(_ snapshot: Snapshot) {}

    /// Whether layers that are put behind the subviews stand behind the content too.
    var _contentStandsAboveLayers: Bool { false }

    /// Where the widgets of subviews stand: the view's own widget, or one that scrolls inside it.
    var _container: Widget? { _widget }

    /// Makes the native part of the view, once its widget is there.
    func _widgetDidLoad(_ widget: Widget) {}

    /// Called when GTK allocates the widget, before the view lays out; windows take their size here.
    func _willLayOut(width: Int, height: Int) {}

    /// Moves the keyboard focus into the view, or on from something in it; nil leaves it to GTK.
    func _moveFocus(_ direction: FocusDirection) -> Bool? { nil }

    /// Called when GTK's state of the widget changed, such as focus or direction.
    func _nativeStateChanged() { view?.setNeedsDisplay() }

    /// Places native children that are not subviews.
    func _placeNativeChildren() {}

    /// Draws native children that are not subviews, above the content.
    func _drawNativeChildren(_ snapshot: Snapshot) { view?._drawSubviews(snapshot) }

    /// The material of which the view is made; the view's superview then draws what lies behind it, blurred.
    var _backdrop: BlurMaterial? { nil }

    /// Whether constraints in the view are laid out apart from those around it.
    var _isLayoutBoundary: Bool { false }

    /// Called when a subview was hidden or shown.
    func _subviewHiddenChanged() {}

    /// The height that the content wants in a width, where it depends on it.
    func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Where the lines of text stand.
    var _baselines: LayoutBaselines { LayoutBaselines() }

    /// The role for assistive technology that this kind of view has.
    var _role: AccessibleRole { .generic }
}
