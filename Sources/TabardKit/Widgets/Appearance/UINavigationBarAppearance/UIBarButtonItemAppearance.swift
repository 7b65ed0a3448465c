import GtkInterop

/// What the titles of a bar's buttons look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, _SelectorAnswering, NSCopying {
    /// The look of a button that can be pressed.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look of a button that is pressed.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that can't be pressed.
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    var _changed: (() -> Void)?
    private var style = UIBarButtonItem.Style.plain

    /// Makes the usual look of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Makes the usual look of buttons of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        self.style = style
        for state in [normal, highlighted, disabled] {
            state._changed = { [weak self] in self?._changed?() }
        }
    }

    /// Makes the look from an archive; the archive holds nothing that it reads on Linux yet.
    public required convenience init(coder: NSCoder) {
        self.init(style: .plain)
    }

    /// Takes the usual look of buttons of a style: `done` has a bolder title.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
    }

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainLoop.assumed { _copy() }
    }

    func _copy() -> Self {
        let copy = Self(style: style)
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        return copy
    }

    var _texts: [TextAttributes] {
        var texts = [normal, highlighted, disabled].map { TextAttributes($0.titleTextAttributes) }
        if texts[0].font == nil { texts[0].font = style._usualFont }
        return texts
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainLoop.assumed { _texts == other._texts }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIBarButtonItemAppearance.self) }
}

/// What the title of a bar's button looks like in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, _SelectorAnswering {
    var _changed: (() -> Void)?

    /// The title's font (`.font`) and colour (`.foregroundColor`); empty, that is the usual ones, by default.
    ///
    /// A state without a font or a colour has that of the `normal` one.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { _changed?() }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIBarButtonItemStateAppearance.self)
    }
}

extension UIBarButtonItem.Style {
    /// The font of a button's title where nothing else is said.
    var _usualFont: UIFont { .systemFont(ofSize: 17, weight: self == .done ? .semibold : .regular) }
}
