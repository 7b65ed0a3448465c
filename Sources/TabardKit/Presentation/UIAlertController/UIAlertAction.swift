/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button means.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// It leaves all as it was; Escape does the same.
        case cancel = 1
        /// It does away with something, and is red.
        case destructive = 2
    }

    private var name: String?
    private var kind = Style.default
    private(set) var _handler: ((UIAlertAction) -> Void)?
    weak var _button: AlertButton?

    /// Makes a button that says nothing and does nothing.
    public override init() { super.init() }

    /// Makes a button.
    ///
    /// - Parameter handler: Called once the alert is gone.
    public convenience init(
        title: String?,
        style: UIAlertAction.Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        name = title
        kind = style
        _handler = handler
    }

    /// What the button says.
    open var title: String? { name }

    /// What the button means.
    open var style: UIAlertAction.Style { kind }

    /// Whether the button can be used; true by default.
    open var isEnabled = true {
        didSet { _button?.isEnabled = isEnabled }
    }
}
