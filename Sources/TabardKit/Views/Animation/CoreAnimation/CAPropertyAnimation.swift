/// An animation of one property of a layer.
///
/// The key paths are `opacity`, `position`, `bounds`, `anchorPoint`, `transform`, `transform.scale`,
/// `transform.rotation.z`, `transform.translation`, with `.x` and `.y`, `backgroundColor`, `cornerRadius`,
/// `borderWidth`, `borderColor`, `shadowColor`, `shadowOpacity`, `shadowOffset`, `shadowRadius`, `shadowPath`; of shapes
/// `path`, `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`, `lineDashPhase`, `miterLimit`; and of
/// gradients `colors`, `locations`, `startPoint`, `endPoint`. Others show nothing, and the log says so.
open class CAPropertyAnimation: CAAnimation {
    /// The property's name.
    open var keyPath: String?

    /// Whether values are added to what the layer has; false by default.
    open var isAdditive = false

    /// Whether each run begins where the one before ended; false by default.
    open var isCumulative = false

    /// Makes an animation of no property.
    public override init() { super.init() }

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override var unknownKeyPaths: [String] {
        guard let keyPath else { return [] }
        return LayerKeyPath.named(keyPath) == nil ? [keyPath] : []
    }

    /// The value at a part of the way; nil for none.
    func value(at part: Double, length: Double, model: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(
        to state: inout LayerState,
        part: Double,
        count: Int,
        length: Double,
        model: LayerState
    ) {
        guard let property = keyPath.flatMap({ LayerKeyPath.named($0) }) else { return }
        let base = property.read(model)
        guard var value = value(at: part, length: length, model: base) else { return }
        if isCumulative, count > 0, let end = self.value(at: 1, length: length, model: base) {
            value = value.adding(end, times: CGFloat(count))
        }
        if isAdditive { value = property.read(state).adding(value) }
        property.write(&state, value)
    }
}
