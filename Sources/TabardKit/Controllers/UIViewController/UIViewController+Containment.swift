internal import GtkInterop

extension UIViewController {
    /// The nearest controller around this one of the kind that is asked for.
    func _nearest<Controller: UIViewController>() -> Controller? {
        _ancestors.dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

    /// This controller and those around it, the nearest first.
    var _ancestors: UnfoldFirstSequence<UIViewController> {
        sequence(first: self, next: \._parent)
    }

    func _addChild(_ child: UIViewController) {
        require(child !== self, "A controller can't be its own child")
        require(
            !_ancestors.contains { $0 === child },
            "A controller can't be a child of a controller inside it"
        )
        guard child._parent !== self else { return }
        child.willMove(toParent: self)
        child._parent?._children.remove(child)
        child._parent = self
        _children.append(child)
    }

    func _removeFromParent() {
        guard let parent = _parent else { return }
        parent._children.remove(self)
        if _traitState?.inherited != nil { _changeTraits { $0.inherited = nil } }
        _parent = nil
        parent._childLeft(self)
        didMove(toParent: nil)
    }

    /// Asks the controllers on the screen for a use of a key, the innermost first.
    func _handleShortcutInTree(_ key: Key, _ modifiers: Modifiers) -> Bool {
        _shownChildren.contains { $0._handleShortcutInTree(key, modifiers) }
            || _handleShortcut(key, modifiers)
    }
}
