extension UIPageViewController {
    /// Asks the data source how many pages there are, and shows a page control if it says so.
    func _updatePageControl() {
        guard isViewLoaded, !_isCountingPages else { return }
        _isCountingPages = true
        defer { _isCountingPages = false }
        guard _style == .scroll, _orientation == .horizontal, let source = dataSource else {
            return _removePageControl()
        }
        let count = source.presentationCount(for: self)
        let index = count > 0 ? source.presentationIndex(for: self) : -1
        guard count > 0, index >= 0, _style == .scroll else { return _removePageControl() }
        let control = _pageControl ?? _makePageControl()
        control.numberOfPages = count
        control.currentPage = index
        _pageIndex = control.currentPage
        _view?.setNeedsLayout()
    }

    private func _makePageControl() -> UIPageControl {
        let control = UIPageControl(frame: .zero)
        control.addAction(UIAction { [weak self] _ in self?._userChosePage() }, for: .valueChanged)
        _pageControl = control
        _view?.addSubview(control)
        return control
    }

    private func _removePageControl() {
        guard let control = _pageControl else { return }
        _pageControl = nil
        control.removeFromSuperview()
        _view?.setNeedsLayout()
    }

    /// The user turned a page: the page control follows, round from the last to the first.
    func _pageTurned(_ direction: NavigationDirection) {
        guard let control = _pageControl, control.numberOfPages > 0 else { return }
        let count = control.numberOfPages
        _pageIndex = (_pageIndex + (direction == .forward ? 1 : count - 1)) % count
        control.currentPage = _pageIndex
    }

    /// The user asks for the next page, or the one before, by the page control.
    private func _userChosePage() {
        guard let control = _pageControl else { return }
        let direction: NavigationDirection = control.currentPage > _pageIndex ? .forward : .reverse
        // It shows what is shown, until that has changed.
        control.currentPage = _pageIndex
        guard _turn == nil, let source = dataSource else { return }
        let generation = _neighbors.generation
        let pages = _neighbors[direction] ?? _neighbors(direction, from: source)
        guard _turn == nil, generation == _neighbors.generation, !pages.isEmpty else { return }
        let turn = PageTurn(direction, to: pages, by: .control)
        if _begin(turn) { _animate(turn) }
    }
}
