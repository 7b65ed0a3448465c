internal import GtkInterop

/// Shows where in a list what is dragged would go: a line between items, or a frame around one.
@MainActor
final class DropMark: UIView {
    /// What is marked.
    enum Shape: Equatable {
        /// The place between two items.
        case line
        /// An item into which it would go.
        case frame
    }

    static let thickness: CGFloat = 4

    var shape = Shape.line {
        didSet { if shape != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    var commands: [DrawingCommand] {
        let color = (tintColor ?? UIColor.tintColor).components(with: traitCollection)
        let area = CGRect(origin: .zero, size: bounds.size)
        switch shape {
        case .line: return [.fill(area, cornerRadius: Self.thickness / 2, color: color)]
        case .frame: return [.stroke(area.insetBy(dx: 2, dy: 2), cornerRadius: 8, width: 3, color: color)]
        }
    }
}
