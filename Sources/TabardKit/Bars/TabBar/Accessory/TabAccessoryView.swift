internal import GtkInterop

/// What an accessory stands in: rounded, and of the bar's material.
@MainActor
final class TabAccessoryView: UIView {
    private weak var owner: UITabBarController?
    let accessory: UITabAccessory

    init(_ accessory: UITabAccessory, of owner: UITabBarController) {
        self.accessory = accessory
        self.owner = owner
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = BottomPlaces.height / 2
        addSubview(accessory.contentView)
        if !accessory.contentView.translatesAutoresizingMaskIntoConstraints {
            constrain(accessory.contentView)
        }
    }

    /// A content with constraints of its own stays in the middle where those want another size.
    private func constrain(_ content: UIView) {
        let sizes = [
            content.widthAnchor.constraint(equalTo: widthAnchor),
            content.heightAnchor.constraint(equalTo: heightAnchor),
        ]
        for size in sizes { size.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            sizes + [
                content.centerXAnchor.constraint(equalTo: centerXAnchor),
                content.centerYAnchor.constraint(equalTo: centerYAnchor),
            ]
        )
    }

    required init?(coder: NSCoder) { nil }

    var environment: UITabAccessory.Environment = .unspecified {
        didSet {
            if environment != oldValue { traitOverrides.tabAccessoryEnvironment = environment }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = accessory.contentView
        guard content.superview === self, content.translatesAutoresizingMaskIntoConstraints else { return }
        content.frame = bounds
    }

    override var _backdrop: BlurMaterial? { owner?._tabBar._background.material }

    override func _drawContent(_ snapshot: Snapshot) {
        let scale = max(1, traitCollection.displayScale)
        var background = owner?._tabBar._background ?? BarBackground()
        background.shadow = .none
        var commands = background.commands(size: bounds.size, edge: .top, scale: scale)
        let area = CGRect(origin: .zero, size: bounds.size)
        let edge = UIColor.separator.components(with: traitCollection)
        commands.append(.stroke(area, cornerRadius: area.height / 2, width: 1 / scale, color: edge))
        snapshot.draw(commands, scale: scale)
    }
}
