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

    private let name: String?
    private let kind: Style
    let _handler: ((UIAlertAction) -> Void)?
    weak var _button: AlertButton?

    private init(name: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
        self.name = name
        kind = style
        _handler = handler
        super.init()
    }

    /// Makes a button.
    ///
    /// - Parameter handler: Called once the alert is gone.
    public convenience init(
        title: String?,
        style: UIAlertAction.Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init(name: title, style: style, handler: handler)
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
