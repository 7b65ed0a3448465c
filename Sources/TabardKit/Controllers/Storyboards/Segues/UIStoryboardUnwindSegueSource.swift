/// Where an unwind segue comes from, while the controller that it leads back to is looked for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject, _SelectorAnswering {
    private let ownSource: UIViewController
    private let ownAction: Selector
    private let ownSender: Any?

    init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
        ownSource = source
        ownAction = action
        ownSender = sender
        super.init()
    }

    /// The controller that the segue starts from.
    open var source: UIViewController { ownSource }

    /// The method that the controller at the end must have.
    open var unwindAction: Selector { ownAction }

    /// What the user did something to.
    open var sender: Any? { ownSender }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIStoryboardUnwindSegueSource.self,
            [
                .property("sourceViewController", { $0.source }),
                .property("source", { $0.source }),
                .property("unwindAction", { $0.unwindAction }),
                .property("sender", { $0.sender }),
            ]
        )
    }
}

extension UIViewController {
    /// The child that is the source, or in which it stands; nil if it stands in none.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source._ancestors.first { $0._parent === self }
    }
}
