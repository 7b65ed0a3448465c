import CGtk

/// A key as the layout names it.
public enum Key: Hashable, Sendable {
    case left
    case right
    case up
    case down
    case home
    case end
    case pageUp
    case pageDown
    case tab
    case space
    case enter
    case escape
    /// The key that opens menus.
    case menu
    /// The key that starts and halts what is played.
    case play
    /// A function key, by its number.
    case function(Int)
    /// A printable key, with its Unicode scalar.
    case character(Unicode.Scalar)
    case other(UInt32)

    init(value: UInt32) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
        case GDK_KEY_End, GDK_KEY_KP_End: self = .end
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: self = .tab
        case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_Menu: self = .menu
        case GDK_KEY_AudioPlay: self = .play
        case GDK_KEY_F1...GDK_KEY_F12: self = .function(Int(value) - Int(GDK_KEY_F1) + 1)
        default:
            let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value))
            self = scalar.flatMap { $0.value == 0 ? nil : .character($0) } ?? .other(value)
        }
    }
}
