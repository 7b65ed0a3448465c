import Foundation

/// Something that can have the keyboard focus.
///
/// Views are the items that the keyboard reaches; an object that is no view can stand in the lists of an environment, and is passed
/// over.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come to the item.
    var canBecomeFocused: Bool { get }

    /// Where the item is, in the coordinates of what contains it.
    var frame: CGRect { get }
}

extension UIFocusItem {
    /// Whether the item has the focus.
    public var isFocused: Bool { _focusRoot?._focus.item === self }
}
