/// A view that stands above the bar of a tab bar controller, whatever tab is selected, such as the controls of a player (T12).
///
/// ```swift
/// tabBarController.bottomAccessory = UITabAccessory(contentView: PlayerView())
/// ```
@preconcurrency @MainActor
open class UITabAccessory: NSObject, _SelectorAnswering {
    /// Where an accessory stands, which its content can be laid out for.
    public enum Environment: Int, Sendable {
        /// Not known: the view is in no accessory.
        case unspecified = 0
        /// In an accessory that is not shown. On Linux nothing has it, since no accessory is kept out of sight.
        case none = 1
        /// In a row of its own, above the bar, or at the content's lower edge where there is no bar.
        case regular = 2
        /// Beside the bar that scrolling made small.
        case inline = 3
    }

    private let content: UIView

    /// Makes an accessory of a view, which then is as wide and high as the accessory.
    public init(contentView: UIView) {
        content = contentView
        super.init()
    }

    /// The view.
    open var contentView: UIView { content }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITabAccessory.self) }
}
