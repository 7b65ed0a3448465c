extension UIViewController {
    static var _showAction: Selector { Selector("showViewController:sender:") }
    static var _showDetailAction: Selector { Selector("showDetailViewController:sender:") }

    func _target(forAction action: Selector) -> UIViewController? {
        _ancestors.first { $0._takesShown(action) }
    }

    /// Asks the controllers around this one, one after another, so that those of an app are asked too.
    func _pass(
        _ controller: UIViewController,
        _ action: Selector,
        sender: Any?,
        by show: (UIViewController) -> Void
    ) {
        let target = targetViewController(forAction: action, sender: sender)
        if let target, target !== self, !_ancestors.contains(where: { $0 === target }) {
            show(target)
        } else if let parent = _parent {
            show(parent)
        } else {
            present(controller, animated: true)
        }
    }
}
