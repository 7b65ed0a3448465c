internal import GtkInterop

/// Asks or tells the user something, in the middle of the window or as a sheet of actions.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// Add the actions before it is presented. Escape does what the action of style `cancel` does. To a screen reader it
/// is a dialog with its title and message.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it is shown.
    public enum Style: Int, Sendable {
        /// At the lower edge, or beside `popoverPresentationController.sourceView` in a wide window (C18).
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    var _style = Style.alert
    var _actions: [UIAlertAction] = []
    var _fields: [UITextField] = []
    lazy var _popover = UIPopoverPresentationController(self)
    lazy var _alertView = AlertView(self)
    /// The texts that an app gave by their keys: their font and colour are those of their first characters.
    var _attributedTitle: NSAttributedString? {
        didSet { title = _attributedTitle?.string }
    }
    var _attributedMessage: NSAttributedString? {
        didSet { message = _attributedMessage?.string }
    }

    /// Makes an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        _style = preferredStyle
    }

    /// Where it is shown.
    open var preferredStyle: UIAlertController.Style { _style }

    open override var title: String? {
        didSet { _textChanged() }
    }

    /// The text below the title; nil by default.
    open var message: String? {
        didSet { _textChanged() }
    }

    /// Adds a button. Only one may be of style `cancel`; a second one stops the program.
    open func addAction(_ action: UIAlertAction) { _addAction(action) }

    /// The buttons, in the order in which they were added.
    open var actions: [UIAlertAction] { _actions }

    /// The button that is drawn strongest and takes the Return key; one of `actions`. Nil by default.
    open var preferredAction: UIAlertAction? {
        didSet {
            require(
                preferredAction == nil || _actions.contains { $0 === preferredAction },
                "preferredAction must be one of the \(_actions.count) actions; add it first"
            )
        }
    }

    /// Adds a text field to an alert; an action sheet has none, and stops the program.
    ///
    /// - Parameter configurationHandler: Receives the field before it is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        _addTextField(configurationHandler)
    }

    /// The text fields; nil while there are none.
    open var textFields: [UITextField]? { _fields.isEmpty ? nil : _fields }

    open override func loadView() { view = _alertView }

    open override var popoverPresentationController: UIPopoverPresentationController? {
        _style == .actionSheet ? _popover : nil
    }

    override var _presentationKind: PresentationKind { _kind }

    override var _comesAsSheet: Bool { false }

    override func _userTurnedAway() { _cancel() }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIAlertController.self, super._selectors, _SelectorEntry<UIAlertController>.answered)
    }
}
