/// Something that can be done with a row by swiping it to the side.
@preconcurrency @MainActor
open class UIContextualAction: NSObject, _SelectorAnswering {
    /// What kind of action it is.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal = 0
        /// Red, for what takes something away.
        case destructive = 1
    }

    /// Does the work: receives the action, the view that was chosen, and a closure to call with whether it was done,
    /// which closes the row.
    public typealias Handler =
        (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Makes an action.
    public init(
        style: UIContextualAction.Style,
        title: String?,
        handler: @escaping UIContextualAction.Handler
    ) {
        self.style = style
        self.handler = handler
        self.title = title
        backgroundColor = style == .destructive ? .redFill : .grayFill
        super.init()
    }

    /// What kind of action it is.
    public let style: UIContextualAction.Style

    /// Does the work.
    public let handler: UIContextualAction.Handler

    /// The text on the button, and in the menu.
    open var title: String?

    /// The image on the button; it is drawn white.
    open var image: UIImage?

    /// The button's colour: red for destructive actions and grey for others by default.
    open var backgroundColor: UIColor!

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIContextualAction.self) }
}
