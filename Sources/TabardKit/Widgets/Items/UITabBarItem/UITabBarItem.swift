/// What stands for a tab in a tab bar: title, images and badge.
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(named: "inbox"), tag: 1)
/// controller.tabBarItem.badgeValue = "3"
/// ```
///
/// Every change shows at once (B2).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    var _badgeText: [UInt: TextAttributes] = [:]
    private var ownSelectedImage: UIImage?
    private var ownAppearances: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?)
    var _systemItem: SystemItem?
    /// The view that stands for the item in the bar that shows it.
    weak var _shownView: UIView?

    /// Makes an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Makes an item with a title, an image and a number of the app's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes an item with a title and an image for each state; without a second one the first
    /// serves for both.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        ownSelectedImage = selectedImage
    }

    /// Makes one of the items that look and are called the same in every app (B3).
    ///
    /// Their titles and images are fixed: setting either has no effect.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        _systemItem = systemItem
        self.tag = tag
    }

    /// Makes an item from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeTab(from: coder) }
    }

    open override var title: String? {
        get { _systemItem?.title ?? super.title }
        set { if _systemItem == nil { super.title = newValue } }
    }

    open override var image: UIImage? {
        get { _systemItem?.image ?? super.image }
        set { if _systemItem == nil { super.image = newValue } }
    }

    /// The image while the tab is selected; `image` if none was given (B2).
    open var selectedImage: UIImage? {
        get { _systemItem?.selectedImage ?? ownSelectedImage ?? image }
        set {
            guard _systemItem == nil, newValue !== ownSelectedImage else { return }
            ownSelectedImage = newValue
            _changed()
        }
    }

    /// The text of the badge at the icon's corner; nil, that is no badge, by default.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { _changed() } }
    }

    /// The badge's background; nil, that is red, by default.
    open var badgeColor: UIColor? {
        didSet {
            AppearanceProxies.note(self, \UITabBarItem.badgeColor)
            _changed()
        }
    }

    /// Sets the font (`.font`) and the colour (`.foregroundColor`) of the badge's text in a state; nil for the usual ones.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        _badgeText[state.rawValue] = textAttributes.map(TextAttributes.init)
        AppearanceProxies.note(
            self,
            .attributes(\UITabBarItem._badgeText, state: state.rawValue),
            read: { $0.badgeTextAttributes(for: state) },
            write: { $0.setBadgeTextAttributes($1, for: state) }
        )
        _changed()
    }

    /// What was set for the badge's text in just this state; nil if nothing was.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        _badgeText[state.rawValue]?.attributes
    }

    /// How far the title is moved from its place; zero by default (A12). It stays within its item.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            AppearanceProxies.note(self, \UITabBarItem.titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { _changed() }
        }
    }

    /// The look of the whole bar while this item is selected; nil, that is the bar's own, by default (A11).
    ///
    /// It is copied when it is set.
    open var standardAppearance: UITabBarAppearance? {
        get { ownAppearances.standard }
        set {
            ownAppearances.standard = follow(newValue)
            _changed()
        }
    }

    /// The same while the content is scrolled to its end; nil, that is the bar's own, by default.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownAppearances.scrollEdge }
        set {
            ownAppearances.scrollEdge = follow(newValue)
            _changed()
        }
    }

    private func follow(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance.map { UITabBarAppearance(barAppearance: $0) }
        copy?._changed = { [weak self] in self?._changed() }
        return copy
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITabBarItem.self, super._selectors, _SelectorEntry<UITabBarItem>.answered)
    }
}
