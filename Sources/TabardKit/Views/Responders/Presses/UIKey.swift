internal import GtkInterop

/// A key of a keyboard, and what it writes.
@preconcurrency @MainActor
open class UIKey: NSObject, _SelectorAnswering {
    private let written: String
    private let plain: String
    private let flags: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    init(_ event: KeyEvent) {
        written = Self.text(of: event.key)
        plain = Self.text(of: event.plainKey)
        usage = UIKeyboardHIDUsage(code: event.code)
        var flags: UIKeyModifierFlags = []
        if event.modifiers.contains(.shift) { flags.insert(.shift) }
        if event.modifiers.contains(.alternate) { flags.insert(.alternate) }
        if event.modifiers.contains(.control) { flags.formUnion([.command, .control]) }
        if event.isCapsLocked { flags.insert(.alphaShift) }
        if event.isOfNumericPad { flags.insert(.numericPad) }
        self.flags = flags
        super.init()
    }

    /// What the key writes with those that are held: a character, the name of a key without one, such as
    /// `UIKeyCommand.inputUpArrow`, or nothing for keys such as Shift.
    open var characters: String { written }

    /// What the key writes by itself.
    open var charactersIgnoringModifiers: String { plain }

    /// The keys that are held. While a Control key is, both `control` and `command` are among them (K3).
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Which key of the keyboard it is, whatever the layout makes of it.
    open var keyCode: UIKeyboardHIDUsage { usage }

    private static func text(of key: Key) -> String {
        switch key {
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .escape: UIKeyCommand.inputEscape
        case .tab: "\t"
        case .space: " "
        case .enter: "\r"
        case .function(let number): "UIKeyInputF\(number)"
        case .character("\u{7F}"): UIKeyCommand.inputDelete
        case .character(let scalar): String(Character(scalar))
        case .menu, .play, .other: ""
        }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIKey.self) }
}
