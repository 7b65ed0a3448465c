extension UIPageViewController {
    /// Brings the pages of a turn in, in UIKit's order: the delegate, the new controllers, and then the old ones.
    ///
    /// - Returns: False if something that was called ended the turn.
    func _begin(_ turn: PageTurn) -> Bool {
        _turn = turn
        if turn.cause != .program {
            delegate?.pageViewController(self, willTransitionTo: turn.pages)
            guard _turn === turn else { return false }
        }
        let staying = turn.pages.filter(_shownChildren.contains)
        for page in turn.pages {
            _adopt(page)
            guard _turn === turn else { return false }
        }
        if isViewLoaded { _install(turn.pages) }
        guard _turn === turn else { return false }
        guard _appearance == .appeared || _appearance == .appearing else { return true }
        for page in turn.pages where !staying.contains(page) {
            page.beginAppearanceTransition(true, animated: turn.isAnimated)
            guard _turn === turn else { return false }
        }
        for page in _shownChildren where !turn.pages.contains(page) {
            page.beginAppearanceTransition(false, animated: turn.isAnimated)
            guard _turn === turn else { return false }
        }
        return true
    }

    /// Ends a turn: the pages come to rest, the callbacks of its end are made, and who left is let go.
    ///
    /// - Parameters:
    ///   - turn: The turn; if it is no longer under way, nothing happens.
    ///   - isCompleted: Whether the new pages stay.
    ///   - isInterrupted: Whether it was ended before its time.
    ///   - comesToRest: False if the user is about to turn to the other side without letting go.
    func _finish(
        _ turn: PageTurn,
        isCompleted: Bool,
        isInterrupted: Bool = false,
        comesToRest: Bool = true
    ) {
        guard _turn === turn else { return }
        _turn = nil
        let old = _shown
        if isCompleted {
            _shown = turn.pages
            RestorableChange.happened()
            if turn.cause == .program {
                _neighbors.forget()
            } else {
                _neighbors.turn(turn.direction, from: old)
                _pageTurned(turn.direction)
            }
        }
        let leaving = isCompleted ? old : turn.pages
        for page in leaving where !_shown.contains(page) { _uninstall(page) }
        if comesToRest { _placePages() }
        _tellOfEnd(
            of: turn,
            staying: isCompleted ? turn.pages : old,
            leaving: leaving,
            isCompleted: isCompleted
        )
        for page in leaving where _isGone(page) {
            page.willMove(toParent: nil)
            page.removeFromParent()
        }
        if turn.cause != .program {
            delegate?.pageViewController(
                self,
                didFinishAnimating: !isInterrupted,
                previousViewControllers: old,
                transitionCompleted: isCompleted
            )
        }
        turn.completion?(!isInterrupted && isCompleted)
        _view?.setNeedsLayout()
    }

    /// Tells the pages where they have come to be; each call may have begun something else, which then tells them.
    private func _tellOfEnd(
        of turn: PageTurn,
        staying: [UIViewController],
        leaving: [UIViewController],
        isCompleted: Bool
    ) {
        let isAnimated = turn.isAnimated
        if !isCompleted {
            let beginning: AppearanceState = _appearance == .appeared ? .appearing : _appearance
            for page in staying where _isAtRest(page) { page._reach(beginning, animated: isAnimated) }
            for page in leaving where _isGone(page) { page._reach(.disappearing, animated: isAnimated) }
        }
        for page in staying where _isAtRest(page) { page._reach(_appearance, animated: isAnimated) }
        for page in leaving where _isGone(page) { page._reach(.disappeared, animated: isAnimated) }
    }

    private func _isAtRest(_ page: UIViewController) -> Bool {
        _turn == nil && _shownChildren.contains(page)
    }

    /// Whether a controller left, and no other has taken it, who tells it where it is.
    private func _isGone(_ page: UIViewController) -> Bool { !_holds(page) && page._parent === self }

    /// Whether a controller is shown, or on its way.
    func _holds(_ page: UIViewController) -> Bool {
        _shown.contains(page) || _turn?.pages.contains(page) == true
    }

    /// Takes a controller in, wherever it was.
    private func _adopt(_ page: UIViewController) {
        guard page._parent !== self else { return }
        addChild(page)
        guard page._parent === self else { return }
        page.didMove(toParent: self)
    }

    private func _install(_ pages: [UIViewController]) {
        for page in pages where page._parent === self {
            page.loadViewIfNeeded()
            // It may have changed the pages when its view was made.
            guard _holds(page), let content = page._view, content._superview !== _pageScrollView else {
                continue
            }
            _pageScrollView.addSubview(content)
        }
        _placePages()
    }

    private func _uninstall(_ page: UIViewController) {
        guard let content = page._view, content._superview === _pageScrollView else { return }
        content.removeFromSuperview()
    }

    /// Puts the views of what is shown in place.
    func _installShown() {
        loadViewIfNeeded()
        _install(_shown)
    }
}
