/// A shortcut: keys that call a method of the first responder that has it.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "Find", action: #selector(find(_:)), input: "f", modifierFlags: .command)]
/// }
/// ```
///
/// Responders are asked for theirs from the one with the focus on, then those of the controllers on the screen. The user finds
/// the ones with a title in a window that Ctrl+? opens.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let written: String
    private let flags: UIKeyModifierFlags

    private init(
        _title: String,
        image: UIImage?,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags,
        propertyList: Any?,
        alternates: [UICommandAlternate]
    ) {
        written = input
        flags = modifierFlags
        super.init(
            _title: _title,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates
        )
    }

    /// Makes a shortcut with a title.
    ///
    /// - Parameters:
    ///   - title: The text that stands for it.
    ///   - image: The image that stands for it in a menu.
    ///   - action: The method that is called, with the shortcut as its first argument.
    ///   - input: The character that the key writes, or one of the names of other keys, such as `inputEscape`.
    ///   - modifierFlags: The keys that are held; none by default.
    ///   - propertyList: Something that tells commands with the same method apart.
    ///   - alternates: Other methods, for when more keys are held.
    ///   - discoverabilityTitle: A longer text, for the window of keyboard shortcuts.
    ///   - attributes: Whether it can be used; it can by default.
    ///   - state: Whether what it stands for is on; off by default.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            _title: title,
            image: image,
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            propertyList: propertyList,
            alternates: alternates
        )
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Makes a shortcut without a title, which the window of keyboard shortcuts leaves out.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a shortcut with a text for the window of keyboard shortcuts.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// The character that the key writes, or the name of another key.
    open var input: String? { written }

    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// Whether the shortcut comes before what the focused control, or a text that is edited, does with the keys; false by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the keys are others on keyboards that can't write the character; true by default, and without effect on Linux,
    /// where the keys are those of the keyboard's own layout.
    open var allowsAutomaticLocalization = true

    /// Whether arrows to the sides and brackets change places in a language that is written from the right; true by default.
    open var allowsAutomaticMirroring = true

    /// The arrow that points up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow that points down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow that points to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow that points to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Delete.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The function key F2.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The function key F3.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The function key F4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The function key F5.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The function key F6.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The function key F7.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The function key F8.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The function key F9.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The function key F10.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The function key F11.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The function key F12.
    nonisolated public static let f12 = "UIKeyInputF12"
}
