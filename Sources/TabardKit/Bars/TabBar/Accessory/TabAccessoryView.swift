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
    }

    required init?(coder: NSCoder) { nil }

    var environment: UITabAccessory.Environment = .unspecified {
        didSet {
            if environment != oldValue { traitOverrides.tabAccessoryEnvironment = environment }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if accessory.contentView.superview === self { accessory.contentView.frame = bounds }
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
