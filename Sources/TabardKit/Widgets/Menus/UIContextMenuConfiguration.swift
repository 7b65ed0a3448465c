/// What an opened context menu holds.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject, _SelectorAnswering {
    /// In which order a menu's elements stand.
    public enum ElementOrder: Int, Sendable {
        /// As fits the desktop, which is `fixed`.
        case automatic = 0
        /// The first element is next to what the menu belongs to, even where the menu opens above that.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    let _identifier: NSCopying?
    let _previewProvider: UIContextMenuContentPreviewProvider?
    let _actionProvider: UIContextMenuActionProvider?

    /// Describes a menu.
    ///
    /// - Parameters:
    ///   - identifier: A name for the app's own use; a unique one by default.
    ///   - previewProvider: Makes a controller whose view is shown beside the menu, as large as its `preferredContentSize`
    ///     says; nil, that is none, by default.
    ///   - actionProvider: Makes the menu when it opens; it is given the system's own elements, of which there are
    ///     none. Without a menu only the preview is shown, and without both nothing.
    public init(
        identifier: NSCopying? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        _identifier = identifier
        _previewProvider = previewProvider
        _actionProvider = actionProvider
        super.init()
    }

    /// The name that the configuration was made with, else a unique one.
    open var identifier: NSCopying { _identifier ?? _unique }
    private lazy var _unique = UUID().uuidString as NSString

    /// In which order the elements stand; `automatic` by default.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    var _menu: UIMenu? { _actionProvider?([]) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIContextMenuConfiguration.self) }
}

/// Makes a controller that is shown beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu, which may hold the system's suggestions.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
