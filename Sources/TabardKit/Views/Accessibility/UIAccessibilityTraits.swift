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
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It can't be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Text is searched for in it.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It divides content, as a heading does.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Its buttons are tabs, each with its place among them (V1).
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
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
            default: .none
            }
    }

    /// The role that says most of what the traits say; nil if they name no kind of thing.
    var role: AccessibleRole? {
        if contains(.tabBar) { return .tabList }
        if contains(.searchField) { return .searchBox }
        if contains(.link) { return .link }
        if contains(.button) { return .button }
        if contains(.header) { return .heading }
        if contains(.image) { return .image }
        return contains(.staticText) ? .label : nil
    }
}
