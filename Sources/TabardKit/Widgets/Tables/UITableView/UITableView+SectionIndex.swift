extension UITableView {
    /// Asks the data source for the titles of the index.
    func _loadSectionIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let isShown =
            !titles.isEmpty && _counts.sections.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        guard isShown else {
            guard let view = _sectionIndex else { return }
            view.removeFromSuperview()
            _sectionIndex = nil
            _updatePlaces()
            return
        }
        let view = _sectionIndex ?? SectionIndexView(frame: .zero)
        view.titles = titles
        guard _sectionIndex == nil else { return }
        view.choose = { [weak self] in self?._scrollToIndexTitle($0) }
        _sectionIndex = view
        _styleSectionIndex()
        addSubview(view)
        _updatePlaces()
    }

    func _styleSectionIndex() {
        _sectionIndex?.color = sectionIndexColor
        _sectionIndex?.usualBackground = sectionIndexBackgroundColor
        _sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
    }

    /// Where reading ends, beside all that is in sight.
    func _layOutSectionIndex() {
        guard let view = _sectionIndex else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexLayout.width
        view.frame = CGRect(
            x: isRightToLeft ? visible.minX : visible.maxX - width,
            y: visible.minY,
            width: width,
            height: visible.height
        )
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    private func _scrollToIndexTitle(_ number: Int) {
        guard let titles = _sectionIndex?.titles, titles.indices.contains(number), let dataSource else {
            return
        }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
        guard _counts.sections.indices.contains(section) else { return }
        let top = _tableGeometry.headerSpan(of: section).start
        setContentOffset(
            _clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)),
            animated: false
        )
    }
}
