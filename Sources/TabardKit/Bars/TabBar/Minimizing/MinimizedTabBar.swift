internal import GtkInterop

/// What stands for the bar at the bottom while that is small: the selected tab, which brings the bar back.
@MainActor
final class MinimizedTabBar: UIControl {
    private weak var owner: UITabBarController?

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = BottomPlaces.height / 2
        addAction(UIAction { [weak self] _ in self?.owner?._expandBar() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    /// Brings what is shown and said into step with the selected tab.
    func update() {
        accessibilityLabel = Word.tabBar.text
        accessibilityValue = item?.title
        setNeedsDisplay()
    }

    private var item: UITabBarItem? { owner?._selectedItem }

    override var _backdrop: BlurMaterial? { owner?._tabBar._background.material }

    override func _stateChanged() { setNeedsDisplay() }

    override func _nativeStateChanged() { setNeedsDisplay() }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let tabBar = owner?._tabBar else { return }
        let scale = max(1, traitCollection.displayScale)
        var background = tabBar._background
        background.shadow = .none
        var commands = background.commands(size: bounds.size, edge: .top, scale: scale)
        let area = CGRect(origin: .zero, size: bounds.size)
        let edge = UIColor.separator.components(with: traitCollection)
        commands.append(.stroke(area, cornerRadius: area.height / 2, width: 1 / scale, color: edge))
        let accent = tabBar.tintColor.components(with: traitCollection)
        if let item {
            commands += contentCommands(of: item, accent, style: tabBar._layoutStyle)
        }
        if _widget?.showsFocus == true {
            commands.append(.stroke(area, cornerRadius: area.height / 2, width: 2, color: accent))
        }
        snapshot.draw(commands, scale: scale)
    }

    private func contentCommands(
        of item: UITabBarItem,
        _ accent: RGBA,
        style: TabBarLayout.Style
    ) -> [DrawingCommand] {
        var commands: [DrawingCommand]
        if let image = item._image(isSelected: true, style: style), image.size.width > 0,
            image.size.height > 0
        {
            let most = TabBarMetrics.imageSide
            let part = min(1, most / max(image.size.width, image.size.height))
            let size = CGSize(width: image.size.width * part, height: image.size.height * part)
            let place = UIView.ContentMode.center.place(size, in: CGRect(origin: .zero, size: bounds.size))
            let own = image.stencilColor?.components(with: traitCollection)
            commands = [.image(image, place, tint: image.renderingMode == .alwaysOriginal ? own : accent)]
        } else {
            var font = style.titleFont
            font.size = 13
            let place = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 8, dy: 0)
            commands = [.text(item._shownTitle, place, font: font, color: accent)]
        }
        if isHighlighted { commands = [.faded(0.6, commands)] }
        return commands
    }
}
