/// A part of a text view's text with which the user can do something.
@preconcurrency @MainActor
open class UITextItem: NSObject, _SelectorAnswering {
    /// What such a part is.
    public enum Content: Sendable {
        /// A link, written as one or found.
        case link(URL)
    }

    private let place: NSRange
    private let kind: Content

    init(_ kind: Content, _ place: NSRange) {
        self.kind = kind
        self.place = place
        super.init()
    }

    /// What it is.
    public var content: Content { kind }

    /// The part of the text, in UTF-16 units.
    open var range: NSRange { place }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITextItem.self) }
}
