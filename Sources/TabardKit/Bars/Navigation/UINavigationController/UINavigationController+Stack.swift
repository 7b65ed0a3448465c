extension UINavigationController {
    /// Whether the top asks for the bottom bar to go away: it or one below it, above the root (C16).
    var _hidesBottomBar: Bool {
        _stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func _push(_ controller: UIViewController, animated: Bool) {
        require(
            !_isOnStack(controller),
            "\(type(of: controller)) is on the navigation stack already, so it can't be pushed; use popToViewController(_:animated:) to go back to it"
        )
        _checkKind(controller)
        _setStack(_stack + [controller], isPush: true, animated: animated)
    }

    func _pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = _stack.firstIndex(where: { $0 === controller }) else {
            fatalError(
                "\(type(of: controller)) is not on the navigation stack, so there is no going back to it; the stack is [\(_stackDescription)]"
            )
        }
        return _pop(toIndex: index, animated: animated)
    }

    func _pop(toIndex index: Int, animated: Bool) -> [UIViewController]? {
        guard index < _stack.count - 1, index >= 0 else { return nil }
        let popped = Array(_stack[(index + 1)...])
        _setStack(Array(_stack[...index]), isPush: false, animated: animated)
        return popped
    }

    func _setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        var known: Set<ObjectIdentifier> = []
        let old = Set(_stack.map(ObjectIdentifier.init))
        for controller in controllers {
            let id = ObjectIdentifier(controller)
            require(
                known.insert(id).inserted,
                "\(type(of: controller)) is twice in viewControllers; each may be there once"
            )
            if !old.contains(id) { _checkKind(controller) }
        }
        let top = controllers.last
        let isPush = top.map { !_isOnStack($0) } ?? true
        _setStack(controllers, isPush: isPush, animated: animated)
    }

    /// Whether a controller of its kind may stand on a stack.
    static func _canPush(_ controller: UIViewController) -> Bool {
        !(controller is UINavigationController || controller is UISplitViewController)
    }

    /// In a narrow window the stack of a split view controller's first column holds those of the others.
    var _takesStacks: Bool { _nestsNavigationControllers || splitViewController != nil }

    private func _checkKind(_ controller: UIViewController) {
        require(
            _takesStacks || !(controller is UINavigationController),
            "A navigation controller can't be pushed; push its controllers instead"
        )
        require(
            !(controller is UISplitViewController),
            "A split view controller can't be pushed; make it the window's root, or present it"
        )
    }

    private var _stackDescription: String {
        _stack.map { "\(type(of: $0))" }.joined(separator: ", ")
    }

    /// Every change of the stack comes here.
    ///
    /// - Parameter isPush: The direction of the animation; nil when there is nothing to animate.
    func _setStack(_ new: [UIViewController], isPush: Bool?, animated: Bool) {
        _finishTransition()
        let old = _stack
        let oldRoot = old.first
        // Mostly some came or went on top.
        let common = zip(old, new).prefix { $0 === $1 }.count
        let (rest, newRest) = (old[common...], new[common...])
        let (former, later) = (Set(rest.map(ObjectIdentifier.init)), Set(newRest.map(ObjectIdentifier.init)))
        let leaving = rest.filter { !later.contains(ObjectIdentifier($0)) }
        let coming = newRest.filter { !former.contains(ObjectIdentifier($0)) }
        // First of all, so that a callback that does the same finds it done.
        _stack = new
        RestorableChange.happened()
        defer { if let group = _managedGroup { group.tabBarController?._managedStackChanged(of: group) } }
        if new.first !== oldRoot, _tabBarItem == nil, let parent = _parent {
            // Bars show the new root's item before a callback can look at them.
            _changesUnderWay += 1
            parent._tabBarItemReplaced(in: self)
            _changesUnderWay -= 1
        }
        guard _tell(leaving: leaving, coming: coming, of: new) else {
            return _settleWhatRemains(leaving: leaving, coming: coming)
        }
        _show(
            leaving: leaving,
            coming: coming,
            former: old,
            isPush: isPush ?? true,
            animated: animated && isPush != nil
        )
        _updateBottomBar(animated: animated)
        _checkInvariants()
    }

    /// Whether a controller is on the stack, whatever a callback has made of that.
    func _isOnStack(_ controller: UIViewController) -> Bool {
        if let _onStack { return _onStack.contains(ObjectIdentifier(controller)) }
        guard _stack.count > 32 else { return _stack.contains { $0 === controller } }
        let onStack = Set(_stack.map(ObjectIdentifier.init))
        _onStack = onStack
        return onStack.contains(ObjectIdentifier(controller))
    }

    private func _isStack(_ controllers: [UIViewController]) -> Bool {
        _stack.count == controllers.count && zip(_stack, controllers).allSatisfy { $0 === $1 }
    }

    /// Tells controllers that leave the stack, and makes those children that come onto it.
    ///
    /// - Returns: False if a callback changed the stack meanwhile, which has the last word.
    private func _tell(
        leaving: [UIViewController],
        coming: [UIViewController],
        of new: [UIViewController]
    ) -> Bool {
        _changesUnderWay += 1
        for controller in leaving
        where controller._parent === self && !_isOnStack(controller) {
            controller.willMove(toParent: nil)
        }
        for controller in coming {
            guard _isOnStack(controller) else { continue }
            addChild(controller)
            guard _isOnStack(controller) else {
                controller.removeFromParent()
                continue
            }
            controller.navigationItem._changed = { [weak self] in self?._updateBar() }
        }
        _changesUnderWay -= 1
        return _isStack(new)
    }

    func _updateBottomBar(animated: Bool) {
        let hides = _hidesBottomBar
        guard hides != _hidBottomBar else { return }
        _hidBottomBar = hides
        _moveToolbar(animated: animated)
        tabBarController?._bottomBarVisibilityChanged(animated: animated)
    }

    func _checkInvariants() {
        guard _changesUnderWay == 0 else { return }
        assert(_stack.allSatisfy { $0._parent === self }, "a controller on the stack has another parent")
        assert(
            _installed == nil || _transition != nil || _installed === _stack.last,
            "a controller is shown that is not on top"
        )
    }
}
