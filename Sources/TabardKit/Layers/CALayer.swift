/// The layer of a view: its corners, its border and its shadow.
///
/// ```swift
/// card.layer.cornerRadius = 12
/// card.layer.shadowOpacity = 0.2
/// ```
///
/// A layer is got from its view. What both have, such as the frame, the opacity and the background, is one and the same.
@MainActor
open class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
        super.init()
    }

    /// The radius of the corners of background, border and shadow, in points; 0 by default.
    ///
    /// What stands in the view is cut at the corners too if `masksToBounds` is true.
    open var cornerRadius: CGFloat = 0 {
        didSet { changed(cornerRadius, oldValue) }
    }

    /// The width of the border inside the edges, in points; 0, that is none, by default.
    open var borderWidth: CGFloat = 0 {
        didSet { changed(borderWidth, oldValue) }
    }

    /// The colour of the border; black by default.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed(borderColor, oldValue) }
    }

    /// The colour of the shadow; black by default.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed(shadowColor, oldValue) }
    }

    /// How strong the shadow is, from 0, none, the default, to 1.
    ///
    /// The shadow is that of the view's rectangle with its corners. None is drawn while `masksToBounds` is true.
    open var shadowOpacity: Float = 0 {
        didSet { changed(shadowOpacity, oldValue) }
    }

    /// How far the shadow is moved, in points; 3 upwards by default.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { changed(shadowOffset, oldValue) }
    }

    /// How far the shadow fades out, in points; 3 by default.
    open var shadowRadius: CGFloat = 3 {
        didSet { changed(shadowRadius, oldValue) }
    }

    /// Whether what stands in the view is cut at its edges; the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// What is drawn behind everything else; the view's `backgroundColor` under the current traits.
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// From 0, invisible, to 1; the view's `alpha`.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether the view is left out.
    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The view's frame.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The view's bounds.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The view's center.
    open var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// Asks for a redraw in the next frame.
    open func setNeedsDisplay() { view?.setNeedsDisplay() }

    private func changed<Value: Equatable>(_ new: Value, _ old: Value) {
        if new != old { view?.setNeedsDisplay() }
    }
}
