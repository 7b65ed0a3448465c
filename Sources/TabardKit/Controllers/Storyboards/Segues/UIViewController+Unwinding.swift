extension UIViewController {
    /// The controller that an unwind segue from this one leads back to: looked for in the containers around, the nearest first,
    /// then in what presents them.
    func _unwindDestination(_ action: Selector, _ sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(self, action, sender)
        var current: UIViewController = self
        while true {
            if let parent = current._parent {
                for child in parent.allowedChildrenForUnwinding(from: source) {
                    if let found = child._unwindEnd(source) { return found }
                }
                if parent.canPerformUnwindSegueAction(action, from: self, sender: sender) { return parent }
                current = parent
            } else if let presenting = current._presenting {
                if let found = presenting._unwindEnd(source) { return found }
                current = presenting
            } else {
                return nil
            }
        }
    }

    /// The controller inside, or this one itself, that is the end; the innermost wins.
    private func _unwindEnd(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child._unwindEnd(source) { return found }
        }
        return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
            ? self : nil
    }

    /// Takes away what is presented over the destination, and brings that into sight.
    func _unwind(by segue: UIStoryboardSegue) {
        let destination = segue.destination
        // From the source outwards, over what presents it.
        let way = Array(sequence(first: self) { $0._parent ?? $0._presenting })
        let around = Array(destination._ancestors)
        let holder = around.last.flatMap { outermost in
            outermost._descendants.first { $0._presented != nil && way.contains($0) }
        }
        let animates = segue._animates
        if let holder {
            segue._animates = false
            holder._lead(segue, around)
            holder.dismiss(animated: animates)
            segue._animates = animates
        } else {
            _lead(segue, around)
        }
    }

    private func _lead(_ segue: UIStoryboardSegue, _ around: [UIViewController]) {
        for (child, container) in zip(around, around.dropFirst()).reversed() {
            container.unwind(for: segue, towards: child)
        }
    }

    private var _descendants: [UIViewController] { [self] + _children.flatMap(\._descendants) }
}
