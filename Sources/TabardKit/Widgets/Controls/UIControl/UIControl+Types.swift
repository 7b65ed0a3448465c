extension UIControl {
    /// What a control is in: any combination, or none of them, which is `normal`.
    @frozen
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a state of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither selected nor highlighted.
        public static let normal = State([])
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be used now.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Under the keyboard focus, while that is shown.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that are the app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are not to be used.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// What happens to a control, for which it performs actions.
    @frozen
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes events of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A press began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A press began soon after another one.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The press moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The press moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The press came back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The press left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The press ended in the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The press ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something else took the press.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user did what the control is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The user opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user ended editing text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user ended editing text with the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of presses.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that are the app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that are not to be used.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where a control's content stands vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where a control's content stands horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left side.
        case left = 1
        /// At the right side.
        case right = 2
        /// From side to side.
        case fill = 3
        /// At the side where reading begins.
        case leading = 4
        /// At the side where reading ends.
        case trailing = 5

        func _resolved(_ direction: UIUserInterfaceLayoutDirection) -> Self {
            switch self {
            case .leading: direction == .rightToLeft ? .right : .left
            case .trailing: direction == .rightToLeft ? .left : .right
            case .center, .left, .right, .fill: self
            }
        }
    }
}
