internal import GtkInterop

/// What a tab bar looks like: its background, and its items in each layout and state (A11).
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
/// tabBar.standardAppearance = appearance
/// tabBar.scrollEdgeAppearance = appearance
/// ```
///
/// A bar that has been given an appearance no longer follows `barTintColor`, `backgroundImage` and its other older
/// properties, nor its items' title attributes.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// For stacked items, for items with the title beside the icon, and for those in low bars.
    private(set) var _layouts: [UITabBarItemAppearance] = [
        UITabBarItemAppearance(style: .stacked),
        UITabBarItemAppearance(style: .inline),
        UITabBarItemAppearance(style: .compactInline),
    ]

    /// Makes an appearance with the usual background and items.
    public convenience init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// Makes an appearance with the usual background and items for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observe()
    }

    /// Makes a copy: of a tab bar's appearance all, of another bar's what both have.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            for (mine, theirs) in zip(_layouts, other._layouts) { mine._looks = theirs._looks }
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
            stackedItemPositioning = other.stackedItemPositioning
            stackedItemWidth = other.stackedItemWidth
            stackedItemSpacing = other.stackedItemSpacing
        }
        observe()
    }

    /// The items where the title stands under the icon. It is copied when it is set.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { _layouts[0] }
        set { setLayout(0, newValue) }
    }

    /// The items where the title stands beside the icon. It is copied when it is set.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { _layouts[1] }
        set { setLayout(1, newValue) }
    }

    /// The items of a low bar. It is copied when it is set.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { _layouts[2] }
        set { setLayout(2, newValue) }
    }

    /// The colour of the mark behind the selected item; nil or clear, that is no mark, by default.
    ///
    /// An image that is a template is drawn in it; another image in its own colours.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { _changed?() }
    }

    /// The image behind the selected item, above the bar's background (A3); nil, that is none, by default.
    open var selectionIndicatorImage: UIImage? {
        didSet { _changed?() }
    }

    /// How stacked items spread over the bar (A12); `automatic` by default.
    open var stackedItemPositioning: UITabBarItemPositioning = .automatic {
        didSet { _changed?() }
    }

    /// The width of each stacked item where they are centred; 0 or less for the usual one.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { _changed?() }
    }

    /// The room between stacked items where they are centred; 0 or less for the usual one.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { _changed?() }
    }

    override func _isEqual(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance, super._isEqual(to: other) else { return false }
        return _layouts == other._layouts
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && selectionIndicatorImage == other.selectionIndicatorImage
            && stackedItemPositioning == other.stackedItemPositioning
            && stackedItemWidth == other.stackedItemWidth
            && stackedItemSpacing == other.stackedItemSpacing
    }

    private func setLayout(_ index: Int, _ layout: UITabBarItemAppearance) {
        _layouts[index]._changed = nil
        let copy = UITabBarItemAppearance()
        copy._looks = layout._looks
        _layouts[index] = copy
        observe()
        _changed?()
    }

    private func observe() {
        for layout in _layouts {
            layout._changed = { [weak self] in self?._changed?() }
        }
    }
}
