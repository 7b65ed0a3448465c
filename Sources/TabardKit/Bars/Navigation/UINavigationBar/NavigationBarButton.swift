internal import GtkInterop

/// A button of a navigation bar: the back button or that of an item.
@MainActor
final class NavigationBarButton: UIControl, BarItemButton {
    var perform: (() -> Void)?
    private(set) var item: UIBarButtonItem?
    /// What proxies say of a way back to a page without an item of its own for that.
    private lazy var standIn = UIBarButtonItem()
    private var backItem: UIBarButtonItem?
    /// The item that says how the button looks.
    var styledItem: UIBarButtonItem { item ?? backItem ?? standIn }
    private(set) var isBack = false
    private(set) var title = ""
    private var image: UIImage?
    private var usualFont = UIFont.systemFont(ofSize: 17)
    var looks: NavigationBarLooks? {
        didSet { setNeedsDisplay() }
    }
    var font: UIFont {
        let text = looks ?? NavigationBarLooks()
        return text.buttonText(of: styledItem, isBack: isBack, state: .normal).font ?? usualFont
    }
    private var menuRequests: MenuRequests?
    /// What shows the buttons of the bar around large.
    private var largeContent: BarLargeContent? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any LargeContentBar }
            .first?._largeContentOfButtons
    }
    private(set) var openMenu: MenuOverlay?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.trigger() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The next button is near.
    override var _fingerReach: CGFloat { 0 }

    override var canBecomeFirstResponder: Bool { isEnabled }

    /// Makes the button show an item.
    func show(_ item: UIBarButtonItem) {
        let isNew = self.item !== item
        self.item = item
        item._button = self
        if isNew { _applyAppearanceProxiesToItems() }
        image = item.image ?? item._systemItem?._image
        title = item.title ?? ""
        usualFont = item.style._usualFont
        isEnabled = item._isUsable
        _tintColor = item.tintColor
        perform = { [weak self, weak item] in
            guard item?._opensMenu != true else {
                self?.showMenu()
                return
            }
            item?._trigger()
        }
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item._systemItem?._title
        accessibilityValue = item.accessibilityValue
        accessibilityHint = item.accessibilityHint
        _changeAccessibility { $0.isDisabled = item.accessibilityTraits.contains(.notEnabled) }
        setNeedsDisplay()
    }

    /// Makes it the back button.
    ///
    /// - Parameters:
    ///   - title: The text beside the chevron, which may be empty.
    ///   - label: The whole title, for a screen reader.
    func showBack(title: String, label: String) {
        self.title = title
        accessibilityLabel = label.isEmpty ? UINavigationBar._backTitle : label
        _tintColor = styledItem.tintColor
        setNeedsDisplay()
    }

    /// Makes it the button that leads back, to a page with or without an item of its own for that.
    func leadBack(_ item: UIBarButtonItem?) {
        let isNew = !isBack || backItem !== item
        isBack = true
        backItem = item
        if isNew { _applyAppearanceProxiesToItems() }
    }

    /// Gives the item what proxies say, when it comes into a window with the button, or to it.
    override func _applyAppearanceProxiesToItems() {
        guard AppearanceProxies.areUsed, _window != nil else { return }
        takeLook {
            AppearanceProxies.apply(to: styledItem, in: _appearanceContainers, traits: traitCollection)
        }
    }

    /// Shows what a closure makes of the item's look, which the bar, that may be in the midst of showing it, is not told.
    private func takeLook(_ change: () -> Void) {
        styledItem._isTakingLook = true
        change()
        styledItem._isTakingLook = false
        _tintColor = styledItem.tintColor
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    var contentWidth: CGFloat {
        let content = image?.size.width ?? Self.width(of: title, font: shownFont)
        return max(NavigationBarLayout.height, content + 2 * NavigationBarLayout.buttonPadding)
    }

    static func width(of text: String, font: FontDescription) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        return CGFloat(TextLayout(text: text, font: font).size.width.rounded(.up))
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onFocusChange { [weak self] _ in
            guard let self else { return }
            setNeedsDisplay()
            largeContent?.followFocus(of: self)
        }
        menuRequests = MenuRequests(
            of: self,
            leavesHolding: { [weak self] in self.map(BarLargeContent.isWanted) ?? false },
            open: { [weak self] _ in self?.showMenu() ?? false }
        )
    }

    /// Opens the item's menu, unless it has none.
    @discardableResult
    func showMenu() -> Bool {
        guard isEnabled, openMenu == nil, let item, let menu = item.menu else { return false }
        openMenu = MenuOverlay.open(
            menu,
            from: self,
            sender: item,
            closed: { [weak self] in self?.openMenu = nil }
        )
        return openMenu != nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { openMenu?.close() }
        _applyAppearanceProxiesToItems()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard AppearanceProxies.dependOnTraits else { return }
        takeLook { AppearanceProxies.traitsChanged(for: styledItem, traits: traitCollection) }
    }

    func trigger() {
        guard isEnabled else { return }
        perform?()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    /// What the button looks like.
    var commands: [DrawingCommand] {
        let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
        let text = (looks ?? NavigationBarLooks()).buttonText(of: styledItem, isBack: isBack, state: state)
        let normal = (looks ?? NavigationBarLooks()).buttonText(
            of: styledItem,
            isBack: isBack,
            state: .normal
        )
        let usual: UIColor = isEnabled ? normal.color ?? tintColor ?? UIColor.tintColor : .tertiaryLabel
        var color = (text.color ?? usual).components(with: traitCollection)
        if isHighlighted, text.color == nil { color.alpha *= 0.35 }
        var commands: [DrawingCommand] = []
        if isBack {
            commands = backCommands(color)
        } else if let image {
            let area = UIView.ContentMode.center.place(fitting(image.size), in: bounds)
                .inset(byImageInsets: item?.imageInsets ?? .zero)
            // Images in a bar are templates unless they insist on their own colours.
            let own = image.stencilColor?.components(with: traitCollection)
            commands.append(.image(image, area, tint: image.renderingMode == .alwaysOriginal ? own : color))
        } else {
            commands.append(
                .text(title, bounds.insetBy(dx: 2, dy: 0), font: shownFont, color: color)
            )
            commands += underline(in: bounds.insetBy(dx: 2, dy: 0), color)
        }
        if _widget?.showsFocus == true {
            commands.append(
                .stroke(bounds.insetBy(dx: 3, dy: 5), cornerRadius: 8, width: 2, color: color)
            )
        }
        return commands
    }

    private var shownFont: FontDescription { font.description(for: traitCollection) }

    private func fitting(_ size: CGSize) -> CGSize {
        let most = NavigationBarLayout.height - 12
        guard size.height > most else { return size }
        return CGSize(width: size.width * most / size.height, height: most)
    }

    private func backCommands(_ color: RGBA) -> [DrawingCommand] {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = NavigationBarLayout.chevronSize
        var chevron = CGRect(
            x: NavigationBarLayout.chevronMargin,
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
        let textStart = chevron.maxX + NavigationBarLayout.chevronGap
        var text = CGRect(
            x: textStart,
            y: 0,
            width: max(0, bounds.width - textStart - NavigationBarLayout.buttonPadding),
            height: bounds.height
        )
        if isRightToLeft {
            chevron = chevron.mirrored(in: bounds.width)
            text = text.mirrored(in: bounds.width)
        }
        var commands: [DrawingCommand] = [
            .image(SystemImage.chevron(pointingBackIn: isRightToLeft), chevron, tint: color)
        ]
        if !title.isEmpty {
            commands.append(.text(title, text, font: shownFont, color: color))
            commands += underline(in: text, color)
        }
        return commands
    }

    /// The line below a title, for those who want to see that it is a button.
    private func underline(in area: CGRect, _ color: RGBA) -> [DrawingCommand] {
        guard UIAccessibility.buttonShapesEnabled, !title.isEmpty else { return [] }
        let width = min(area.width, LineCache.width(of: title, font: shownFont))
        let line = CGRect(x: area.midX - width / 2, y: area.midY + 11, width: width, height: 1)
        return [.fill(line, cornerRadius: 0, color: color)]
    }
}

extension NavigationBarButton: LargeContentSource {
    var _largeTitle: String? { title.isEmpty ? accessibilityLabel : title }

    var _largeImage: UIImage? {
        styledItem.largeContentSizeImage ?? image ?? (isBack ? SystemImage.chevronBack.image : nil)
    }

    var _largeImageInsets: UIEdgeInsets { styledItem.largeContentSizeImageInsets }

    func _chooseLarge() { trigger() }
}
