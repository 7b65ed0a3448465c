internal import GtkInterop

/// A way from one controller to another that a storyboard describes (I3).
///
/// An app sees it in `prepare(for:sender:)`. A subclass that overrides `perform()` leads on in a way of its own.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, _SelectorAnswering {
    private let ownIdentifier: String?
    private let ownSource: UIViewController
    private let ownDestination: UIViewController
    var _style: SegueStyle?
    /// Whether containers move while they lead on.
    var _animates = true

    /// Makes a segue, as the storyboard does; an app that makes one calls `perform()` itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        ownIdentifier = identifier
        ownSource = source
        ownDestination = destination
        super.init()
    }

    /// Makes a segue that is performed by a closure.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        _style = .handler(performHandler)
    }

    /// What the storyboard calls the segue.
    open var identifier: String? { ownIdentifier }

    /// The controller that it starts from.
    open var source: UIViewController { ownSource }

    /// The controller that it leads to.
    open var destination: UIViewController { ownDestination }

    /// Leads on, as the storyboard says. A segue of a custom kind must override it.
    open func perform() {
        guard let _style else {
            fatalError("\(type(of: self)) must override perform(), as its kind is custom")
        }
        _style.perform(self)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIStoryboardSegue.self,
            [
                .property("identifier", { $0.identifier }),
                .property("sourceViewController", { $0.source }),
                .property("destinationViewController", { $0.destination }),
                .property("source", { $0.source }),
                .property("destination", { $0.destination }),
                .method("perform") { segue, _ in segue.perform() },
            ]
        )
    }

    static func _make(
        _ type: UIStoryboardSegue.Type,
        _ identifier: String?,
        _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        guard type != UIStoryboardSegue.self else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return reinterpret(type, as: _RequiredInitializerSegue.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}

/// Makes `init(identifier:source:destination:)` required, which UIKit's class may not; see `_RequiredInitializerCell`. Not for
/// apps.
open class _RequiredInitializerSegue: UIStoryboardSegue {
    /// Never runs: the class is only a way to see others.
    public required override init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
