import GtkInterop

/// What the items of a tab bar look like in one of its layouts.
///
/// ```swift
/// let items = UITabBarItemAppearance()
/// items.normal.iconColor = .systemGray
/// items.selected.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
/// appearance.stackedLayoutAppearance = items
/// ```
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, _SelectorAnswering, NSCopying {
    /// How icon and title stand to each other.
    public enum Style: Int, Sendable {
        /// The title under the icon, as in narrow windows.
        case stacked = 0
        /// The title beside the icon, as in wide windows.
        case inline = 1
        /// The title beside the icon in a low bar, as in narrow and low windows.
        case compactInline = 2
    }

    /// The look of an item that is neither selected nor disabled.
    open private(set) var normal = UITabBarItemStateAppearance(TabBarItemStateLook())
    /// The look of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance(TabBarItemStateLook())
    /// The look of an item that can't be chosen.
    open private(set) var disabled = UITabBarItemStateAppearance(TabBarItemStateLook())
    /// The look of the item with the keyboard focus.
    open private(set) var focused = UITabBarItemStateAppearance(TabBarItemStateLook())

    var _changed: (() -> Void)?

    /// Makes the usual look of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Makes the usual look of items in a layout.
    public required init(style: UITabBarItemAppearance.Style) {
        super.init()
        _observe()
    }

    /// Makes the look from an archive; the archive holds nothing that it reads on Linux yet.
    public required init(coder: NSCoder) {
        super.init()
        _observe()
    }

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainLoop.assumed { () -> Self in
            let copy = Self(style: .stacked)
            copy._looks = _looks
            return copy
        }
    }

    /// Takes the usual look of items in a layout.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        // What is not set is taken from the layout in which the item is drawn, so the styles do not differ here.
        _looks = TabBarItemStateLooks()
        _changed?()
    }

    var _looks: TabBarItemStateLooks {
        get {
            TabBarItemStateLooks(
                normal: normal._look,
                selected: selected._look,
                disabled: disabled._look,
                focused: focused._look
            )
        }
        set {
            normal._look = newValue.normal
            selected._look = newValue.selected
            disabled._look = newValue.disabled
            focused._look = newValue.focused
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainLoop.assumed { _looks == other._looks }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    private func _observe() {
        for state in [normal, selected, disabled, focused] {
            state._changed = { [weak self] in self?._changed?() }
        }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITabBarItemAppearance.self) }
}
