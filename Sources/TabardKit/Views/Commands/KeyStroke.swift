internal import GtkInterop

/// A key together with those that are held, as a shortcut has it.
struct KeyStroke: Hashable {
    let key: Key
    let modifiers: Modifiers

    /// What the user pressed.
    ///
    /// Letters are small ones, whatever Shift and Caps Lock make of them.
    init(_ key: Key, _ modifiers: Modifiers) {
        self.modifiers = modifiers
        if case .character(let scalar) = key, let small = Self.small(scalar) {
            self.key = .character(small)
        } else {
            self.key = key
        }
    }

    /// What an app's shortcut asks for; nil if no key writes it.
    ///
    /// - Parameter isMirrored: Whether arrows to the sides and brackets change places.
    init?(input: String?, flags: UIKeyModifierFlags, isMirrored: Bool) {
        guard let input, let named = Self.key(of: input) else { return nil }
        var modifiers: Modifiers = []
        if flags.contains(.shift) { modifiers.insert(.shift) }
        if flags.contains(.alternate) { modifiers.insert(.alternate) }
        if !flags.isDisjoint(with: [.command, .control]) { modifiers.insert(.control) }
        self.init(isMirrored ? Self.mirrored(named) : named, modifiers)
    }

    /// What menus show for it; nil for a key without a name.
    @MainActor
    var label: String? { key.label(with: modifiers) }

    /// Whether pressing this is what another stroke asks for. Of a character that is no letter it does not matter whether Shift
    /// writes it.
    func isPressed(for wanted: KeyStroke) -> Bool {
        guard key == wanted.key else { return false }
        if modifiers == wanted.modifiers { return true }
        guard case .character(let scalar) = key, !scalar.properties.isCased else {
            return false
        }
        return modifiers.subtracting(.shift) == wanted.modifiers
    }

    private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.isCased else { return nil }
        let small = scalar.properties.lowercaseMapping.unicodeScalars
        return small.count == 1 ? small.first : nil
    }

    private static func key(of input: String) -> Key? {
        if let key = named[input] { return key }
        if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)), (1...12).contains(number) {
            return .function(number)
        }
        let scalars = input.precomposedStringWithCanonicalMapping.unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { return nil }
        return switch scalar {
        case "\r", "\n", "\u{3}": .enter
        case "\t": .tab
        case " ": .space
        case "\u{1B}": .escape
        default: .character(scalar)
        }
    }

    private static let named: [String: Key] = [
        UIKeyCommand.inputUpArrow: .up,
        UIKeyCommand.inputDownArrow: .down,
        UIKeyCommand.inputLeftArrow: .left,
        UIKeyCommand.inputRightArrow: .right,
        UIKeyCommand.inputEscape: .escape,
        UIKeyCommand.inputPageUp: .pageUp,
        UIKeyCommand.inputPageDown: .pageDown,
        UIKeyCommand.inputHome: .home,
        UIKeyCommand.inputEnd: .end,
        UIKeyCommand.inputDelete: .character("\u{7F}"),
    ]

    private static func mirrored(_ key: Key) -> Key {
        switch key {
        case .left: .right
        case .right: .left
        case .character("["): .character("]")
        case .character("]"): .character("[")
        default: key
        }
    }
}

extension KeyStroke {
    /// Whether focused controls have no use for the keys, so that an app's shortcuts may come first.
    var isLeftByControls: Bool {
        if !modifiers.isDisjoint(with: [.control, .alternate]) { return key != .tab && !isArrow }
        switch key {
        case .character("\u{7F}"), .character("\u{8}"): return false
        case .character, .function: return true
        default: return false
        }
    }

    /// Whether a text that is edited has no use for the keys: neither writes it something, nor is it a command of every text.
    var isLeftByTexts: Bool {
        if case .function = key { return true }
        guard case .character(let scalar) = key, scalar != "\u{7F}", scalar != "\u{8}" else { return false }
        // Alt alone, or together with Control, writes characters with some layouts.
        guard modifiers.contains(.control), !modifiers.contains(.alternate) else { return false }
        return !Self.commandsOfTexts.contains(scalar)
    }

    /// With Control: all, copy, paste, cut, undo, redo, emoji, and the mark of a character by its number.
    private static let commandsOfTexts: Set<Unicode.Scalar> = [
        "a", "c", "v", "x", "z", "y", ".", ";", "u", "/", "\\",
    ]

    private var isArrow: Bool { [.left, .right, .up, .down].contains(key) }
}
