internal import GtkInterop
import Synchronization

/// A rectangle that is drawn: the one of a view, with its corners, border and shadow, or one of its own in another.
///
/// ```swift
/// card.layer.cornerRadius = 12
/// card.layer.shadowOpacity = 0.2
///
/// let line = CALayer()
/// line.frame = CGRect(x: 0, y: 0, width: 200, height: 1)
/// line.backgroundColor = UIColor.separator.cgColor
/// card.layer.addSublayer(line)
/// ```
///
/// What a view and its layer both have, such as the frame, the opacity and the background, is one and the same. Layers
/// of a view's layer stand among its subviews, in the order in which all of them were added. A layer of its own that
/// is on the screen changes in an animation of a quarter of a second; see `CATransaction` for others, or none.
///
/// Layers are isolated to no actor, as on Apple's systems: one that stands in no view can be made and changed on any
/// thread, by one at a time. A view's own layer belongs to the main thread, like the view; to use what both have on another
/// one stops the program.
open class CALayer: NSObject, _SelectorAnswering {
    weak var _view: UIView?
    weak var _parent: CALayer?
    /// The layer that this one is the mask of.
    weak var _masked: CALayer?
    var _own = LayerState()
    var _entries: [LayerEntry] = []
    /// The change of the view's subviews that the entries follow; nil before the first.
    var _followedChanges: Int?
    var _mask: CALayer?
    var _running: [RunningAnimation] = []
    var _clock: LayerClock?
    var _wasDrawn = false
    var _needsContents = false
    var _contents: [PaintStep] = []
    /// What `contents` shows.
    var _image: UIImage?
    /// What the app gave the layer by names of its own.
    var _values: [String: Any] = [:]
    let _associatedValues = Mutex<AssociatedObjects.Values>([:])

    /// Makes a layer of no size, for `addSublayer(_:)`.
    public override init() { super.init() }

    /// Makes a copy of another layer's look.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        _own = other._model
        cornerCurve = other.cornerCurve
        contents = other.contents
        _image = other._image
        contentsGravity = other.contentsGravity
    }

    /// Makes a layer from an archive; the archive holds nothing that a layer reads on Linux.
    public required init?(coder: NSCoder) { super.init() }

    /// A name that is for the app alone.
    open var name: String?

    /// The radius of the corners of background, border and shadow, in points; 0 by default.
    ///
    /// What stands in the layer is cut at the corners too if `masksToBounds` is true.
    open var cornerRadius: CGFloat {
        get { _own.cornerRadius }
        set { _change(\.cornerRadius, newValue, "cornerRadius") }
    }

    /// The form of the corners; `circular` by default.
    ///
    /// It is kept, and drawn as `circular`: at usual radii the two differ by less than a point.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// How much longer than the radius the edge is along which a form of corners is not straight.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The corners that `cornerRadius` makes round; all by default.
    open var maskedCorners: CACornerMask {
        get { _own.corners }
        set { _change(\.corners, newValue, nil) }
    }

    /// The width of the border inside the edges, in points; 0, that is none, by default.
    open var borderWidth: CGFloat {
        get { _own.borderWidth }
        set { _change(\.borderWidth, newValue, "borderWidth") }
    }

    /// The colour of the border; black by default.
    open var borderColor: CGColor? {
        get { _own.borderColor.map { CGColor($0) } }
        set { _change(\.borderColor, newValue?.value, "borderColor") }
    }

    /// The colour of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { _own.shadowColor.map { CGColor($0) } }
        set { _change(\.shadowColor, newValue?.value, "shadowColor") }
    }

    /// How strong the shadow is, from 0, none, the default, to 1.
    ///
    /// The shadow is that of `shadowPath`; without one of the rectangle with its corners, or of what is drawn in it if
    /// the background is clear. None is drawn while `masksToBounds` is true.
    open var shadowOpacity: Float {
        get { Float(_own.shadowOpacity) }
        set { _change(\.shadowOpacity, CGFloat(newValue), "shadowOpacity") }
    }

    /// How far the shadow is moved, in points; 3 upwards by default.
    open var shadowOffset: CGSize {
        get { _own.shadowOffset }
        set { _change(\.shadowOffset, newValue, "shadowOffset") }
    }

    /// How far the shadow fades out, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { _own.shadowRadius }
        set { _change(\.shadowRadius, newValue, "shadowRadius") }
    }

    /// The outline of what throws the shadow, in the layer's coordinates; nil by default.
    open var shadowPath: CGPath? {
        get { _own.shadowPath.map { CGPath($0) } }
        set { _change(\.shadowPath, newValue?.elements, "shadowPath") }
    }

    /// Whether what stands in the layer is cut at its edges; false by default, and the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { _viewed { $0.clipsToBounds } ?? _own.masksToBounds }
        set {
            if !_changeView({ $0.clipsToBounds = newValue }) { _change(\.masksToBounds, newValue, nil) }
        }
    }

    /// What is drawn behind everything else; the view's `backgroundColor` under the current traits.
    open var backgroundColor: CGColor? {
        get { _viewed { $0.backgroundColor?.cgColor } ?? _own.background.map { CGColor($0) } }
        set {
            if !_changeView({ $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }) {
                _change(\.background, newValue?.value, "backgroundColor")
            }
        }
    }

    /// From 0, invisible, to 1, the default; the view's `alpha`.
    open var opacity: Float {
        get { Float(_viewed { $0.alpha } ?? _own.opacity) }
        set {
            if !_changeView({ $0.alpha = CGFloat(newValue) }) {
                _change(\.opacity, CGFloat(newValue), "opacity")
            }
        }
    }

    /// Whether the layer is left out; the view's `isHidden`.
    open var isHidden: Bool {
        get { _viewed { $0.isHidden } ?? _own.isHidden }
        set {
            if !_changeView({ $0.isHidden = newValue }) { _change(\.isHidden, newValue, nil) }
        }
    }

    /// The smallest rectangle around the layer, in its superlayer's coordinates; the view's frame.
    open var frame: CGRect {
        get { _viewed { $0.frame } ?? _own.geometry.frame }
        set {
            if !_changeView({ $0.frame = newValue }) { _changeGeometry { $0.setFrame(newValue) } }
        }
    }

    /// The layer's rectangle in its own coordinates; the view's bounds.
    open var bounds: CGRect {
        get { _viewed { $0.bounds } ?? _own.geometry.bounds }
        set {
            if !_changeView({ $0.bounds = newValue }) {
                _changeGeometry { $0.bounds = newValue.standardized }
            }
        }
    }

    /// Where the anchor point stands in the superlayer; the view's center.
    open var position: CGPoint {
        get { _viewed { $0.center } ?? _own.geometry.center }
        set {
            if !_changeView({ $0.center = newValue }) { _changeGeometry { $0.center = newValue } }
        }
    }

    /// The point that `position` places and transforms turn around, in parts of the bounds; the middle by default.
    open var anchorPoint: CGPoint {
        get { _model.geometry.anchor }
        set {
            if !_changeView({ view in view._changeGeometry { $0.anchor = newValue } }) {
                _changeGeometry { $0.anchor = newValue }
            }
        }
    }

    /// Layers with a greater number stand in front of those with a smaller one; 0 by default.
    open var zPosition: CGFloat {
        get { _own.zPosition }
        set {
            guard newValue.isFinite else { return }
            _change(\.zPosition, newValue, "zPosition")
            _parent?._redraw()
            _changeView { view in view._superview?._container?.queueDraw() }
        }
    }

    /// Turns, scales or moves the layer around its anchor point; only what happens in its plane is kept.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(newValue.affine) }
    }

    /// The flat form of `transform`; the view's transform.
    open func affineTransform() -> CGAffineTransform { _model.geometry.transform }

    /// Turns, scales or moves the layer around its anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        if !_changeView({ $0.transform = m }) { _changeGeometry { $0.transform = m } }
    }

    /// What is drawn above the background: a `CGImage` or a `UIImage`; nil by default. Anything else is drawn as nothing.
    open var contents: Any? {
        didSet { _contentsChanged() }
    }

    /// How `contents` stands in the bounds; `resize`, which stretches it to fill them, by default.
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { _redraw() } }
    }

    /// Pixels a point; 1 by default. Without effect here, because layers are always drawn for the display that they are on.
    open var contentsScale: CGFloat = 1

    /// Whether the layer may be kept as a picture; false by default. Without effect here, because GTK keeps what was drawn
    /// of a layer until it changes.
    open var shouldRasterize = false

    /// Pixels a point of that picture; 1 by default. Without effect here, because there is no such picture.
    open var rasterizationScale: CGFloat = 1

    /// A layer whose opacity says how much is seen of each point of this one; nil by default.
    ///
    /// It belongs to this layer alone, and stands in its coordinates.
    open var mask: CALayer? {
        get { _mask }
        set { _setMask(newValue) }
    }

    /// The layers in this one, the backmost first; those of a view's subviews are among them. Nil if there are none.
    open var sublayers: [CALayer]? {
        get { _sublayers.isEmpty ? nil : _sublayers }
        set { _replaceSublayers(newValue ?? []) }
    }

    /// The layer that this one stands in.
    open var superlayer: CALayer? { _parent ?? _superviewLayer }

    /// Adds a layer in front of the others; one that stands elsewhere is taken from there first.
    open func addSublayer(_ layer: CALayer) { _insert(layer, at: Int.max) }

    /// Adds a layer at an index among the sublayers, 0 being the backmost.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { _insert(layer, at: Int(idx)) }

    /// Adds a layer just behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        _insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer just in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        _insert(layer, beside: sibling, offset: 1)
    }

    /// Puts a layer in another one's place; without the other nothing happens.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { _replace(oldLayer, newLayer) }

    /// Takes the layer out of its superlayer, and a view's layer with its view.
    open func removeFromSuperlayer() { _removeFromParent() }

    /// Draws what is between background and sublayers; does nothing by default.
    ///
    /// It is called for a layer of its own, after `setNeedsDisplay()`.
    open func draw(in ctx: CGContext) {}

    /// Draws the layer and all in it into a context, with the top left of its bounds at the origin.
    ///
    /// It need not be on the screen. It is for the main thread; on another one it stops the program.
    open func render(in ctx: CGContext) { _render(in: ctx) }

    /// Asks for a redraw in the next frame.
    open func setNeedsDisplay() {
        _needsContents = true
        if !_changeView({ $0.setNeedsDisplay() }) { _redraw() }
    }

    /// Shows a change of values in an animation, which is known by the key from then on.
    ///
    /// The layer keeps a copy. Where the user asked for reduced motion it is at its end at once.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy(with: nil) as? CAAnimation else { return }
        MainLoop.perform(with: (self, copy)) { layer, animation in layer._add(animation, key) }
    }

    /// Ends an animation; the layer is shown as it is.
    open func removeAnimation(forKey key: String) { _removeAnimations { $0.key == key } }

    /// Ends all animations.
    open func removeAllAnimations() { _removeAnimations { _ in true } }

    /// The names of the animations that run or stay, in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? {
        _running.isEmpty ? nil : _running.compactMap(\.key)
    }

    /// The animation of a key.
    open func animation(forKey key: String) -> CAAnimation? {
        _running.first { $0.key == key }?.animation
    }

    /// A copy of the layer as it is seen now; nil while it is not on the screen.
    open func presentation() -> Self? { _makePresentation() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(CALayer.self, _SelectorEntry<CALayer>.answered)
    }
}
