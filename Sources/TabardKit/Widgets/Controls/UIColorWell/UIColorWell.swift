internal import GtkInterop

/// Shows a colour, and opens what another one is chosen with.
///
/// ```swift
/// let well = UIColorWell()
/// well.selectedColor = .systemTeal
/// well.addAction(UIAction { _ in print(well.selectedColor as Any) }, for: .valueChanged)
/// ```
///
/// To a screen reader it is a button with its `title` as its name.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let _side: CGFloat = 28
    private var _panel: FloatingPanel?
    private var _picker: ColorPickerView?

    /// Makes a well of 28 points, unless the frame has a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = CGSize(width: Self._side, height: Self._side) }
        _setAutomaticLabel(Word.color.text)
    }

    /// Makes a well from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setAutomaticLabel(Word.color.text)
        if let coder = coder as? InterfaceCoder { _decodeWell(from: coder) }
    }

    /// What the colour is for, above what it is chosen with; nil by default.
    open var title: String? {
        didSet { _setAutomaticLabel(title ?? Word.color.text) }
    }

    /// Whether the user chooses the opacity too; true by default.
    open var supportsAlpha = true {
        didSet { _picker?.supportsAlpha = supportsAlpha }
    }

    /// The colour; nil, that is none, by default. Setting it sends nothing.
    open var selectedColor: UIColor? {
        didSet {
            let color = selectedColor?.components(with: traitCollection)
            accessibilityValue = color.map {
                "\(Int($0.red * 255)), \(Int($0.green * 255)), \(Int($0.blue * 255))"
            }
            setNeedsDisplay()
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self._side, height: Self._side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { _panel?.close() }
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        if controlEvents.contains(.touchUpInside) { _toggle() }
        super.sendActions(for: controlEvents)
    }

    private func _toggle() {
        if let panel = _panel { return panel.close() }
        let picker = ColorPickerView(frame: CGRect(origin: .zero, size: ColorPickerView.usualSize))
        picker.supportsAlpha = supportsAlpha
        picker.show(selectedColor)
        picker.accessibilityLabel = title ?? Word.colors.text
        picker.chosen = { [weak self] color, _ in
            guard let self else { return }
            self.selectedColor = color
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        _picker = picker
        _panel = FloatingPanel.open(
            picker,
            size: ColorPickerView.usualSize,
            from: self,
            focusing: nil,
            closed: { [weak self] in
                self?._panel = nil
                self?._picker = nil
            }
        )
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        let scale = max(1, traits.displayScale)
        let side = min(bounds.width, bounds.height)
        let ring = CGRect(
            x: (bounds.width - side) / 2,
            y: (bounds.height - side) / 2,
            width: side,
            height: side
        )
        let steps = 24
        let center = CGPoint(x: ring.midX, y: ring.midY)
        var painting: [PaintStep] = []
        for step in 0..<steps {
            let turn = CGFloat(step) / CGFloat(steps) * 2 * .pi
            let path = UIBezierPath(
                arcCenter: center,
                radius: max(0, side / 2 - 2),
                startAngle: turn,
                // A little further, so that no gap is seen between two parts.
                endAngle: turn + 2 * .pi / CGFloat(steps) + 0.02,
                clockwise: true
            )
            let color = ColorParts(hue: Double(step) / Double(steps), saturation: 0.9, brightness: 1).rgba
            painting.append(.stroke(path.cgPath.elements.steps, PaintStroke(width: 3), .color(color)))
        }
        snapshot.faded(to: isEnabled ? isHighlighted ? 0.6 : 1 : 0.4) {
            snapshot.paint(painting, in: ring.native)
            let inner = ring.insetBy(dx: 5, dy: 5)
            if let color = selectedColor?.components(with: traits) {
                snapshot.clipped(to: inner.native, cornerRadius: Double(inner.width / 2)) {
                    if color.alpha < 1 { ColorSwatch.drawSquares(inner, in: snapshot) }
                    snapshot.fill(inner.native, color: color)
                }
            } else {
                let none = UIColor.tertiarySystemFill.components(with: traits)
                snapshot.draw([.fill(inner, cornerRadius: inner.width / 2, color: none)], scale: scale)
            }
        }
        if state.contains(.focused) {
            let tint = tintColor.components(with: traits)
            snapshot.draw([FocusRing.around(ring, cornerRadius: side / 2, color: tint)], scale: scale)
        }
    }
}
