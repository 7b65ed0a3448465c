internal import GtkInterop

/// A plane of colours of which the user takes one: a grid of fields, or a spectrum.
///
/// The arrow keys lead from colour to colour.
@MainActor
final class ColorPalette: UIControl {
    enum Kind { case grid, spectrum }

    let kind: Kind
    var parts = ColorParts(hue: 0, saturation: 0, brightness: 0) {
        didSet { if parts != oldValue { partsChanged() } }
    }
    /// Called with each colour on the way, and with the last one.
    var chosen: ((ColorParts, _ isLast: Bool) -> Void)?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 8
        partsChanged()
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .slider }
    override var _claimsPress: Bool { true }
    override var _accessibleActions: [AccessibleAction] { [] }
    override func _activate() {}

    private func partsChanged() {
        let color = parts.rgba
        let text = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
        _changeAccessibility {
            $0.range = AccessibleRange(
                least: 0,
                most: 1,
                current: parts.hue,
                text: text.joined(separator: ", ")
            )
        }
        setNeedsDisplay()
    }

    /// The field of the grid that has the colour; nil if none has.
    var field: (column: Int, row: Int)? {
        for row in 0..<ColorParts.rows {
            for column in 0..<ColorParts.columns {
                let color = ColorParts.grid(column, row).rgba
                let own = parts.rgba
                let distance = max(
                    abs(color.red - own.red),
                    abs(color.green - own.green),
                    abs(color.blue - own.blue)
                )
                if distance < 0.004 { return (column, row) }
            }
        }
        return nil
    }

    /// The colour at a place of the view.
    func parts(at place: CGPoint) -> ColorParts {
        guard bounds.width > 0, bounds.height > 0 else { return parts }
        let x = Double(min(max(place.x / bounds.width, 0), 1))
        let y = Double(min(max(place.y / bounds.height, 0), 1))
        switch kind {
        case .grid:
            return ColorParts.grid(
                min(Int(x * Double(ColorParts.columns)), ColorParts.columns - 1),
                min(Int(y * Double(ColorParts.rows)), ColorParts.rows - 1)
            )
        case .spectrum: return ColorParts.spectrum(x, y)
        }
    }

    private func choose(_ place: CGPoint, isLast: Bool) {
        parts = parts(at: place)
        chosen?(parts, isLast)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch.location(in: self), isLast: false)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch.location(in: self), isLast: false)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        chosen?(parts, true)
    }

    override func _useKey(_ key: Key) -> Bool {
        let step: (x: Int, y: Int)
        switch key {
        case .left: step = (-1, 0)
        case .right: step = (1, 0)
        case .up: step = (0, -1)
        case .down: step = (0, 1)
        default: return false
        }
        switch kind {
        case .grid:
            let now = field ?? (0, 0)
            parts = ColorParts.grid(
                min(max(now.column + step.x, 0), ColorParts.columns - 1),
                min(max(now.row + step.y, 0), ColorParts.rows - 1)
            )
        case .spectrum:
            let now = parts.placeOnSpectrum
            parts = ColorParts.spectrum(now.x + Double(step.x) * 0.02, now.y + Double(step.y) * 0.02)
        }
        chosen?(parts, true)
        return true
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let scale = max(1, traitCollection.displayScale)
        switch kind {
        case .grid: drawGrid(snapshot, scale)
        case .spectrum: drawSpectrum(snapshot, scale)
        }
        if state.contains(.focused) {
            let area = CGRect(origin: .zero, size: bounds.size)
            let color = UIColor.label.components(with: traitCollection)
            snapshot.draw(
                [.stroke(area, cornerRadius: 8, width: FocusRing.width, color: color)],
                scale: scale
            )
        }
    }

    private func drawGrid(_ snapshot: Snapshot, _ scale: CGFloat) {
        let size = CGSize(
            width: bounds.width / CGFloat(ColorParts.columns),
            height: bounds.height / CGFloat(ColorParts.rows)
        )
        func area(_ column: Int, _ row: Int) -> CGRect {
            // Edges between pixels would let what lies behind shine through.
            func edge(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
            let x = edge(CGFloat(column) * size.width)
            let y = edge(CGFloat(row) * size.height)
            return CGRect(
                x: x,
                y: y,
                width: edge(CGFloat(column + 1) * size.width) - x,
                height: edge(CGFloat(row + 1) * size.height) - y
            )
        }
        for row in 0..<ColorParts.rows {
            for column in 0..<ColorParts.columns {
                snapshot.fill(area(column, row).native, color: ColorParts.grid(column, row).rgba)
            }
        }
        guard let field else { return }
        let ring = area(field.column, field.row)
        let isBright = parts.brightness > 0.8 && parts.saturation < 0.3
        let color =
            isBright
            ? RGBA(red: 0.3, green: 0.3, blue: 0.3, alpha: 1) : RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        snapshot.draw([.stroke(ring, cornerRadius: 3, width: 3, color: color)], scale: scale)
    }

    private func drawSpectrum(_ snapshot: Snapshot, _ scale: CGFloat) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let hues = (0...6).map {
            PaintStop(
                place: Double($0) / 6,
                color: ColorParts(hue: Double($0) / 6, saturation: 1, brightness: 1).rgba
            )
        }
        snapshot.fill(
            area.native,
            from: PaintPoint(x: 0, y: 0),
            to: PaintPoint(x: Double(area.width), y: 0),
            stops: hues
        )
        func stop(_ place: Double, _ white: Double, _ alpha: Double) -> PaintStop {
            PaintStop(place: place, color: RGBA(red: white, green: white, blue: white, alpha: alpha))
        }
        snapshot.fill(
            area.native,
            from: PaintPoint(x: 0, y: 0),
            to: PaintPoint(x: 0, y: Double(area.height)),
            stops: [stop(0, 1, 1), stop(0.5, 1, 0), stop(0.5, 0, 0), stop(1, 0, 1)]
        )
        let place = parts.placeOnSpectrum
        let center = CGPoint(x: CGFloat(place.x) * area.width, y: CGFloat(place.y) * area.height)
        let ring = CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24)
        snapshot.draw(
            [
                .fill(ring, cornerRadius: 12, color: parts.rgba),
                .stroke(ring, cornerRadius: 12, width: 3, color: RGBA(red: 1, green: 1, blue: 1, alpha: 1)),
            ],
            scale: scale
        )
    }
}
