/// What can be true of an accessible object at a moment.
public struct State: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: Int) { self.init(rawValue: 1 << bit) }

    /// Of a window: it has the keyboard.
    public static let active = State(bit: 1)
    /// It is at work, and its content is not yet there.
    public static let busy = State(bit: 3)
    /// Its box is checked.
    public static let checked = State(bit: 4)
    /// Its text can be edited.
    public static let editable = State(bit: 7)
    /// Many toolkits set it; GTK 4 sets only `sensitive`.
    public static let enabled = State(bit: 8)
    /// It can be opened to show more.
    public static let expandable = State(bit: 9)
    /// It is open.
    public static let expanded = State(bit: 10)
    /// It can have the keyboard.
    public static let focusable = State(bit: 11)
    /// It has the keyboard.
    public static let focused = State(bit: 12)
    /// Nothing else of the app answers before it is closed.
    public static let modal = State(bit: 16)
    /// It is pressed down.
    public static let pressed = State(bit: 20)
    /// It can be selected.
    public static let selectable = State(bit: 22)
    /// It is selected.
    public static let selected = State(bit: 23)
    /// It takes part: a disabled control does not.
    public static let sensitive = State(bit: 24)
    /// GTK 4.8 sets it of windows only.
    public static let showing = State(bit: 25)
    /// It may be seen, if its surroundings are.
    public static let visible = State(bit: 30)

    private static let names: [(State, String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"),
        (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"),
        (.focusable, "focusable"), (.focused, "focused"), (.modal, "modal"), (.pressed, "pressed"),
        (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"),
        (.showing, "showing"), (.visible, "visible"),
    ]

    public var description: String {
        "[" + Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ") + "]"
    }
}
