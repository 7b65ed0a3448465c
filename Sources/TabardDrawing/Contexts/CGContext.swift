package import GtkInterop

/// What is drawn into: the picture of a view in `UIView.draw(_:)`, or an image.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///     guard let context = UIGraphicsGetCurrentContext() else { return }
///     context.setFillColor(UIColor.systemRed.cgColor)
///     context.fillEllipse(in: rect.insetBy(dx: 4, dy: 4))
/// }
/// ```
///
/// The origin is at the top left and y grows downwards. A context may be used on any thread, by one at a time.
public class CGContext {
    package private(set) var steps: [PaintStep] = []
    package var state: GraphicsState
    private var saved: [GraphicsState] = []
    /// The path that is being built, in the picture's coordinates.
    var elements = PathElements()
    /// Pixels a point.
    package let scale: CGFloat

    package init(area: CGRect, scale: CGFloat) {
        self.scale = scale
        state = GraphicsState(map: CGAffineTransform(translationX: -area.minX, y: -area.minY), clip: area)
        state.clip.origin = .zero
    }

    func add(_ step: PaintStep) { steps.append(step) }

    /// Keeps colours, line, transform and clip until the matching `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        add(.save)
    }

    /// Goes back to what the matching `saveGState()` kept; without one nothing happens.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        add(.restore)
    }

    /// The transform from the context's coordinates to those of the picture.
    public var ctm: CGAffineTransform { state.map }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales all that follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns all that follows about the origin, clockwise on the screen, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Takes all that follows through a transform first; one that is not finite numbers is left out.
    public func concatenate(_ transform: CGAffineTransform) {
        let map = transform.concatenating(state.map)
        guard [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite) else { return }
        state.map = map
    }

    /// The opacity of all that follows, from 0 to 1, the default; that of the colours counts too.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = CGFloat(RGBA.bounded(Double(alpha))) }

    /// How all that follows meets what is there; `normal` by default.
    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blend else { return }
        state.blend = mode
        add(.blend(mode.paint))
    }

    /// Gathers all that follows, up to `endTransparencyLayer()`, and draws it with the opacity of now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        add(.beginGroup)
        state.alpha = 1
    }

    /// Draws what was gathered.
    public func endTransparencyLayer() {
        guard let outer = saved.last else { return }
        add(.endGroup(opacity: Double(outer.alpha)))
        restoreGState()
    }

    /// The width of lines, in points; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// The form of lines' ends; `butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// The form of lines' corners; `miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// How many widths long a sharp corner may be before it is cut off; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Makes lines of dashes; no lengths make them whole again.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashes = lengths
        state.dashPhase = phase
    }

    /// The colour of areas; black by default.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// The colour of areas, of parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of areas, a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of lines; black by default.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

    /// The colour of lines, of parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of lines, a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
}
