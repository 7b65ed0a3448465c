/// What an item of a tab bar looks like in one of its states.
///
/// What is not set comes from the `normal` state, but for the colours: those of the selected state are the bar's tint
/// then, and those of the disabled state are paler.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, _SelectorAnswering {
    var _look = TabBarItemStateLook()
    var _changed: (() -> Void)?

    init(_ look: TabBarItemStateLook) {
        _look = look
        super.init()
    }

    /// The title's font (`.font`) and colour (`.foregroundColor`); empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { _look.title?.attributes ?? [:] }
        set { _change { $0.title = newValue.isEmpty ? nil : TextAttributes(newValue) } }
    }

    /// How far the title is moved from its place; zero by default. It stays within its item.
    open var titlePositionAdjustment: UIOffset {
        get { _look.titleOffset ?? .zero }
        set { _change { $0.titleOffset = newValue } }
    }

    /// The icon's colour; nil for the usual one.
    open var iconColor: UIColor? {
        get { _look.iconColor }
        set { _change { $0.iconColor = newValue } }
    }

    /// How far the badge is moved from its place; zero by default. It stays within its item.
    open var badgePositionAdjustment: UIOffset {
        get { _look.badgeOffset ?? .zero }
        set { _change { $0.badgeOffset = newValue } }
    }

    /// The badge's background; nil for red. An item's own `badgeColor` wins.
    open var badgeBackgroundColor: UIColor? {
        get { _look.badgeColor }
        set { _change { $0.badgeColor = newValue } }
    }

    /// The font and the colour of the badge's text; empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { _look.badgeText?.attributes ?? [:] }
        set { _change { $0.badgeText = newValue.isEmpty ? nil : TextAttributes(newValue) } }
    }

    /// How far the text is moved within the badge; zero by default.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { _look.badgeTitleOffset ?? .zero }
        set { _change { $0.badgeTitleOffset = newValue } }
    }

    private func _change(_ change: (inout TabBarItemStateLook) -> Void) {
        change(&_look)
        _changed?()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITabBarItemStateAppearance.self) }
}
