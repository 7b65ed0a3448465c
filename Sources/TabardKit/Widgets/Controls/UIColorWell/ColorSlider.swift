internal import GtkInterop

/// A slider along the colours that it chooses among, with its name above.
@MainActor
final class ColorSlider: UIControl {
    var value = 0.0 {
        didSet { if value != oldValue { announce() } }
    }
    /// The colours at the ends.
    var colors = (RGBA.clear, RGBA.black) {
        didSet { setNeedsDisplay() }
    }
    /// Whether the value is told as a part of a hundred, and not as one of 255.
    var showsPercent = false {
        didSet { announce() }
    }
    var changed: ((Double, _ isLast: Bool) -> Void)?
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        accessibilityLabel = name
        announce()
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .slider }
    override var _claimsPress: Bool { true }
    override func _activate() {}
    override var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction("increment") { [weak self] in self?.step(1) },
            AccessibleAction("decrement") { [weak self] in self?.step(-1) },
        ]
    }

    private var text: String {
        showsPercent ? "\(Int((value * 100).rounded())) %" : "\(Int((value * 255).rounded()))"
    }

    private func announce() {
        _changeAccessibility {
            $0.range = AccessibleRange(least: 0, most: 1, current: value, text: text)
        }
        setNeedsDisplay()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private static let titleHeight: CGFloat = 22
    private static let trackHeight: CGFloat = 32

    private var track: CGRect {
        CGRect(x: 0, y: Self.titleHeight, width: bounds.width, height: Self.trackHeight)
    }

    private func follow(_ place: CGPoint) {
        let room = max(1, track.width - Self.trackHeight)
        let part = Double(min(max((place.x - Self.trackHeight / 2) / room, 0), 1))
        value = isRightToLeft ? 1 - part : part
        changed?(value, false)
    }

    private func step(_ steps: Double) {
        value = min(max(value + steps * (showsPercent ? 0.01 : 1 / 255), 0), 1)
        changed?(value, true)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        changed?(value, true)
    }

    override func _useKey(_ key: Key) -> Bool {
        switch key {
        case .up: step(1)
        case .down: step(-1)
        case .right: step(isRightToLeft ? -1 : 1)
        case .left: step(isRightToLeft ? 1 : -1)
        case .pageUp: step(10)
        case .pageDown: step(-10)
        case .home: step(-1_000)
        case .end: step(1_000)
        default: return false
        }
        return true
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        let scale = max(1, traits.displayScale)
        let track = track
        let wanted = UIFont.scaled(13, weight: .semibold, as: .footnote, limit: 1.3, for: traits)
        let both = LineCache.width(of: name + text, font: wanted.fontDescription) + 12
        let font = wanted.fitting(both, into: bounds.width, least: 13).fontDescription
        let grey = UIColor.secondaryLabel.components(with: traits)
        let nameWidth = LineCache.width(of: name, font: font).rounded(.up) + 2
        let textWidth = LineCache.width(of: text, font: font).rounded(.up) + 2
        func line(_ text: String, _ width: CGFloat, isFirst: Bool) -> DrawingCommand {
            let x = isFirst == isRightToLeft ? bounds.width - width : 0
            return .text(text, CGRect(x: x, y: 0, width: width, height: 20), font: font, color: grey)
        }
        snapshot.draw(
            [line(name, nameWidth, isFirst: true), line(text, textWidth, isFirst: false)],
            scale: scale
        )
        let radius = track.height / 2
        snapshot.clipped(to: track.native, cornerRadius: Double(radius)) {
            ColorSwatch.drawSquares(track, in: snapshot)
            let ends = isRightToLeft ? (colors.1, colors.0) : colors
            snapshot.fill(
                track.native,
                from: PaintPoint(x: Double(track.minX), y: 0),
                to: PaintPoint(x: Double(track.maxX), y: 0),
                stops: [PaintStop(place: 0, color: ends.0), PaintStop(place: 1, color: ends.1)]
            )
        }
        let part = CGFloat(isRightToLeft ? 1 - value : value)
        let thumb = CGRect(
            x: (track.width - track.height) * part,
            y: track.minY,
            width: track.height,
            height: track.height
        ).insetBy(dx: 3, dy: 3)
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var commands: [DrawingCommand] = [
            .stroke(thumb, cornerRadius: thumb.width / 2, width: 3, color: white)
        ]
        if state.contains(.focused) {
            let tint = tintColor.components(with: traits)
            commands.append(.stroke(track, cornerRadius: radius, width: FocusRing.width, color: tint))
        }
        snapshot.draw(commands, scale: scale)
    }
}

/// A field of one colour, behind which squares are seen where it is clear.
@MainActor
final class ColorSwatch: UIView {
    var color = RGBA.clear {
        didSet { setNeedsDisplay() }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        snapshot.clipped(to: area.native, cornerRadius: 8) {
            if color.alpha < 1 { Self.drawSquares(area, in: snapshot) }
            snapshot.fill(area.native, color: color)
        }
        let line = UIColor.separator.components(with: traitCollection)
        let scale = max(1, traitCollection.displayScale)
        snapshot.draw([.stroke(area, cornerRadius: 8, width: 1 / scale, color: line)], scale: scale)
    }

    static func drawSquares(_ area: CGRect, in snapshot: Snapshot) {
        let side: CGFloat = 8
        let (white, grey) = (
            RGBA(red: 1, green: 1, blue: 1, alpha: 1), RGBA(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
        )
        snapshot.fill(area.native, color: white)
        // More than these are not seen on any screen.
        let columns = min(Int((area.width / side).rounded(.up)), 200)
        let rows = min(Int((area.height / side).rounded(.up)), 200)
        for row in 0..<max(0, rows) {
            for column in 0..<max(0, columns) where (row + column) % 2 == 1 {
                let square = CGRect(
                    x: area.minX + CGFloat(column) * side,
                    y: area.minY + CGFloat(row) * side,
                    width: side,
                    height: side
                )
                snapshot.fill(square.native, color: grey)
            }
        }
    }
}
