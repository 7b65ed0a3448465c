internal import GtkInterop

extension UIPageViewController {
    /// Forgets what the data source said, so that it is asked again.
    func _forgetNeighbors() {
        _neighbors.forget()
        _view?.setNeedsLayout()
    }

    func _dataSourceChanged() {
        _endTurnNow()
        _forgetNeighbors()
        _updatePageControl()
    }

    /// Asks the data source what stands beside the pages, unless it is known, or something moves, or nothing can be seen.
    func _askForNeighbors() {
        guard _turn == nil, _appearance == .appeared || _appearance == .appearing else { return }
        var isNew = false
        for direction in [NavigationDirection.reverse, .forward] where _neighbors[direction] == nil {
            guard !_shown.isEmpty, let source = dataSource else { break }
            let generation = _neighbors.generation
            let found = _neighbors(direction, from: source)
            // It may have changed the pages, who are then asked about in the layout to come.
            guard generation == _neighbors.generation, _turn == nil else { return }
            _neighbors[direction] = found
            isNew = true
        }
        if isNew || dataSource == nil { _placePages() }
    }

    /// Asks now what stands in one direction.
    ///
    /// - Returns: As many controllers as are shown, or none.
    func _neighbors(
        _ direction: NavigationDirection,
        from source: any UIPageViewControllerDataSource
    ) -> [UIViewController] {
        // The backs of pages are passed over, since they are never seen.
        let steps = _spread == 1 && _isDoubleSided && _style == .pageCurl ? 2 : _spread
        let generation = _neighbors.generation
        var found: [UIViewController] = []
        var last = direction == .forward ? _shown.last : _shown.first
        while found.count < steps, let around = last {
            let next =
                direction == .forward
                ? source.pageViewController(self, viewControllerAfter: around)
                : source.pageViewController(self, viewControllerBefore: around)
            guard let next, generation == _neighbors.generation else { return [] }
            guard !_shown.contains(next), !found.contains(next) else {
                Log.warn(
                    """
                    The data source of a page view controller says that the page shown stands beside itself; \
                    nothing stands there
                    """
                )
                return []
            }
            found.append(next)
            last = next
        }
        if _spread == 1 { return Array(found.suffix(1)) }
        return direction == .forward ? found : found.reversed()
    }
}
