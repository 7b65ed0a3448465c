/// How a segue leads on.
@MainActor
enum SegueStyle {
    case show(sender: Any?)
    case push
    case showDetail(sender: Any?)
    case present
    case embed(UIView)
    case unwind
    case handler(() -> Void)

    func perform(_ segue: UIStoryboardSegue) {
        let (source, destination) = (segue.source, segue.destination)
        switch self {
        case .show(let sender):
            guard !Self.isRefused(segue, UIViewController._showAction) else { return }
            if segue._animates || !source._pushBySegue(destination, animated: false) {
                source.show(destination, sender: sender)
            }
        case .push:
            guard !Self.isRefused(segue, UIViewController._showAction),
                !source._pushBySegue(destination, animated: segue._animates)
            else { return }
            InterfaceReport.tell(
                "The push segue '\(segue.identifier ?? "")' needs a navigation controller around \(type(of: source)), so it does nothing"
            )
        case .showDetail(let sender):
            guard !Self.isRefused(segue, UIViewController._showDetailAction) else { return }
            source.showDetailViewController(destination, sender: sender)
        case .present: source.present(destination, animated: segue._animates)
        case .embed(let container): Self.embed(destination, in: container, of: source)
        case .unwind: source._unwind(by: segue)
        case .handler(let handler): handler()
        }
    }

    /// Tells of what would stop the program, but stands in a document.
    private static func isRefused(_ segue: UIStoryboardSegue, _ action: Selector) -> Bool {
        guard let container = segue.source._target(forAction: action),
            container._refusesShown(segue.destination)
        else { return false }
        InterfaceReport.tell(
            "The segue '\(segue.identifier ?? "")' leads to \(type(of: segue.destination)), which \(type(of: container)) can't show, so it does nothing"
        )
        return true
    }

    private static func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
        parent.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
