internal import GtkInterop

/// What stands in a cell beside its content: what a row is edited with, and the info button.
@MainActor
final class TableCellControl: UIControl, RowControl {
    enum Kind: Equatable {
        case delete
        case insert
        /// The circle of a row that can be chosen among several.
        case choice
        case reorder
        case detail
    }

    let kind: Kind
    private let chosen: () -> Void
    var isInReach = false { didSet { if isInReach != oldValue { _keyboardChanged() } } }
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

    init(_ kind: Kind, chosen: @escaping () -> Void) {
        self.kind = kind
        self.chosen = chosen
        super.init(frame: .zero)
        switch kind {
        case .delete: accessibilityLabel = Word.delete.text
        case .insert: accessibilityLabel = Word.insert.text
        case .detail: accessibilityLabel = Word.moreInfo.text
        // The cell itself says whether it is selected, and moves by the keyboard.
        case .choice, .reorder: accessibilityElementsHidden = true
        }
        if kind != .reorder {
            addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { kind == .choice || kind == .reorder ? .generic : .button }

    override var _actionName: String { "press" }

    override var _accessibleActions: [AccessibleAction] { kind == .reorder ? [] : super._accessibleActions }

    override var _pressKind: PressKind { _role == .button ? .tap : .none }

    /// The row is near.
    override var _fingerReach: CGFloat { 0 }

    override var _takesKeyboard: Bool { isInReach && _role == .button }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        func fill(_ rect: CGRect, _ radius: CGFloat, _ color: UIColor) {
            snapshot.fill(rect.native, cornerRadius: Double(radius), color: color.components(with: traits))
        }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func around(_ width: CGFloat, _ height: CGFloat, dy: CGFloat = 0) -> CGRect {
            CGRect(x: middle.x - width / 2, y: middle.y - height / 2 + dy, width: width, height: height)
        }
        switch kind {
        case .delete, .insert:
            fill(around(22, 22), 11, kind == .delete ? .redFill : .switchOn)
            fill(around(11, 2), 1, .white)
            if kind == .insert { fill(around(2, 11), 1, .white) }
        case .choice where isOn:
            fill(around(22, 22), 11, tintColor.underWhiteText)
            drawTick(snapshot, at: middle)
        case .choice:
            let color = UIColor.accessoryMark.components(with: traits)
            snapshot.stroke(around(22, 22).native, cornerRadius: 11, width: 1.5, color: color)
        case .reorder:
            for dy in [-5, 0, 5] as [CGFloat] { fill(around(21, 1.5, dy: dy), 0.75, .accessoryMark) }
        case .detail:
            let color = tintColor.components(with: traits)
            snapshot.stroke(around(21, 21).native, cornerRadius: 10.5, width: 1.5, color: color)
            fill(around(2, 7, dy: 2), 0.5, tintColor)
            fill(around(2.4, 2.4, dy: -4.4), 1.2, tintColor)
        }
        if isHighlighted, kind != .reorder { fill(around(26, 26), 13, .systemFill) }
        if state.contains(.focused) {
            let ring = FocusRing.around(
                around(22, 22),
                cornerRadius: 11,
                color: tintColor.components(with: traits)
            )
            snapshot.draw([ring], scale: max(1, traits.displayScale))
        }
    }

    private func drawTick(_ snapshot: Snapshot, at middle: CGPoint) {
        let white = UIColor.white.components(with: traitCollection)
        let turn = CGAffineTransform(translationX: -0.5, y: 3.5)
            .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        // A tick is a corner that stands on its point: two bars, turned together.
        let map = CGAffineTransform(translationX: 1, y: -3).concatenating(turn)
        snapshot.mapped(by: map.native) {
            snapshot.fill(CGRect(x: 1, y: -7, width: 2, height: 10).native, color: white)
            snapshot.fill(CGRect(x: -3, y: 1, width: 6, height: 2).native, color: white)
        }
    }
}
