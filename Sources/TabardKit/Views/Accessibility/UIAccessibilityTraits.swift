internal import GtkInterop

/// What a view is to assistive technology, and what is true of it.
///
/// What kind of thing a view is, such as a button or an image, is fixed when it first comes into a window, so set these
/// traits before; `selected` and `notEnabled` may come and go at any time.
@frozen
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes traits of their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none = UIAccessibilityTraits([])
    /// It can be pressed; in a view with the trait `tabBar`, a tab of it.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere else.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected among its like.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own when it is pressed. Without effect on Linux, where screen readers don't wait for sounds.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard; a button to screen readers on Linux.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is new when the app starts. Without effect on Linux, where screen readers begin with the window.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It can't be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// What it says changes often. Without effect on Linux, where screen readers say each change of what has the focus.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Text is searched for in it.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It begins to play or to record. Without effect on Linux, where screen readers go on speaking.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down: the arrow keys and assistive technology call `accessibilityIncrement()` and
    /// `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches itself. Without effect on Linux, where screen readers leave the pointer alone.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page is turned to when it has been read. Without effect on Linux, where no screen reader asks for it.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It divides content, as a heading does.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It can be zoomed. Without effect on Linux, where screen readers have no gesture for it.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// Its buttons are tabs, each with its place among them (V1).
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    /// It is on or off; it is on while its `accessibilityValue` is "1".
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
    /// The traits that a kind of view has by itself.
    init(_ role: AccessibleRole) {
        self =
            switch role {
            case .button, .tab: .button
            case .link: .link
            case .image: .image
            case .label: .staticText
            case .heading: .header
            case .tabList: .tabBar
            case .slider, .spinButton: .adjustable
            case .switch: [.button, .toggleButton]
            case .searchBox: .searchField
            default: .none
            }
    }

    /// The role that says most of what the traits say; nil if they name no kind of thing.
    var role: AccessibleRole? {
        if contains(.tabBar) { return .tabList }
        if contains(.searchField) { return .searchBox }
        if contains(.adjustable) { return .slider }
        if contains(.toggleButton) { return .switch }
        if contains(.link) { return .link }
        if contains(.button) || contains(.keyboardKey) { return .button }
        if contains(.header) { return .heading }
        if contains(.image) { return .image }
        return contains(.staticText) ? .label : nil
    }

    /// Whether what has them is there to be used, so that the keyboard focus comes to it.
    var isInteractive: Bool {
        !isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .adjustable, .toggleButton])
    }
}
