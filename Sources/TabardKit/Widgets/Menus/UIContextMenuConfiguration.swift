/// What an opened context menu holds.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject, _SelectorAnswering {
    let _identifier: NSCopying?
    let _actionProvider: UIContextMenuActionProvider?

    /// Describes a menu.
    ///
    /// - Parameters:
    ///   - identifier: A name for the app's own use; a unique one by default.
    ///   - previewProvider: What iOS would show beside the menu; it is never called on Linux.
    ///   - actionProvider: Makes the menu when it opens; it is given the system's own elements, of which there are
    ///     none. Nil opens nothing.
    public init(
        identifier: NSCopying? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        _identifier = identifier
        _actionProvider = actionProvider
        super.init()
    }

    /// The name that the configuration was made with, else a unique one.
    open var identifier: NSCopying { _identifier ?? _unique }
    private lazy var _unique = UUID().uuidString as NSString

    var _menu: UIMenu? { _actionProvider?([]) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIContextMenuConfiguration.self) }
}

/// Makes a controller that iOS shows beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu, which may hold the system's suggestions.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
