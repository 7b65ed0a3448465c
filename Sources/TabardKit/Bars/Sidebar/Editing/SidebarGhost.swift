/// The row under the pointer of a user who drags a tab.
@MainActor
final class SidebarGhost: UIView {
    /// From the pointer to its middle.
    var grip = CGPoint.zero
    private let content: UIListContentView

    init(_ tab: UITab) {
        var look = UIListContentConfiguration.sidebarCell()
        look.text = tab.title
        look.image = tab.image
        content = UIListContentView(configuration: look)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
