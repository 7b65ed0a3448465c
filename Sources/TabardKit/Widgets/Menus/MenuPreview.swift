internal import GtkInterop

/// What is shown beside a context menu: a controller's view, or a picture of what the menu belongs to.
@MainActor
final class MenuPreview: UIView {
    private static let radius: CGFloat = 13

    private let content: UIView
    /// The size that it wants.
    let wantedSize: CGSize
    /// Called when the user chose it.
    var chosen: (() -> Void)?
    /// What follows once the menu has closed for it.
    let commit: (() -> Void)?

    /// - Parameters:
    ///   - content: What is shown.
    ///   - size: The size that it wants.
    ///   - commit: What follows when the user chose it; nil for nothing.
    init(_ content: UIView, size: CGSize, commit: (() -> Void)?) {
        self.content = content
        self.commit = commit
        wantedSize = size
        super.init(frame: CGRect(origin: .zero, size: size))
        content.isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(origin: .zero, size: bounds.size)
    }

    override var _pressKind: PressKind { .tap }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard commit != nil, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
            return
        }
        chosen?()
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let radius = Double(Self.radius)
        let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.3)
        snapshot.shadow(of: area.native, cornerRadius: radius, offset: 8, blur: 32, color: shade)
        snapshot.clipped(to: area.native, cornerRadius: radius) {
            super._drawNativeChildren(snapshot)
        }
    }
}
