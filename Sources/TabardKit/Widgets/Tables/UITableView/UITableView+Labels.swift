extension UITableView {
    /// The height of a section's header or footer.
    ///
    /// - Returns: The height, and whether the app gave it, rather than the content.
    func _labelHeight(ofSection section: Int, isHeader: Bool) -> (height: CGFloat, isGiven: Bool) {
        let given =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
        for height in [given ?? Self._undefinedHeight, usual] where height >= 0 {
            return (min(height, Self._greatestHeight), true)
        }
        let title = _title(ofSection: section, isHeader: isHeader)
        if title == nil, let view = _customLabel(ofSection: section, isHeader: isHeader) {
            let size = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
            let height = max(view.sizeThatFits(size).height, view.bounds.height)
            if let label = view as? UITableViewHeaderFooterView { _keepLabel(label) }
            return (height.isFinite ? min(max(0, height), Self._greatestHeight) : 0, false)
        }
        guard let title, !title.isEmpty else { return (0, false) }
        return (UITableViewHeaderFooterView._height(of: title, isHeader: isHeader, in: self), false)
    }

    private func _title(ofSection section: Int, isHeader: Bool) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func _customLabel(ofSection section: Int, isHeader: Bool) -> UIView? {
        isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }

    func _removeLabels(except kept: Range<Int> = 0..<0) {
        for section in _headers.keys where !kept.contains(section) { _removeLabel(section, isHeader: true) }
        for section in _footers.keys where !kept.contains(section) { _removeLabel(section, isHeader: false) }
    }

    private func _removeLabel(_ section: Int, isHeader: Bool) {
        guard let view = isHeader ? _headers[section] : _footers[section] else { return }
        view.removeFromSuperview()
        if isHeader {
            _headers[section] = nil
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            _footers[section] = nil
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        if let label = view as? UITableViewHeaderFooterView { _keepLabel(label) }
    }

    private func _keepLabel(_ label: UITableViewHeaderFooterView) {
        // An app may give the same one each time that it is asked.
        if label.superview == nil, !_labelQueue.contains(label) { _labelQueue.enqueue(label) }
    }

    func _layOutLabels() {
        let visible = _tableGeometry.sections(from: bounds.minY, to: bounds.maxY)
        _removeLabels(except: visible)
        for section in visible where _counts.sections.indices.contains(section) {
            _layOutLabel(of: section, isHeader: false)
            // The app may change everything whenever it is asked.
            guard _counts.sections.indices.contains(section) else { continue }
            _layOutLabel(of: section, isHeader: true)
        }
    }

    private func _layOutLabel(of section: Int, isHeader: Bool) {
        let geometry = _tableGeometry
        var (start, end) = isHeader ? geometry.headerSpan(of: section) : geometry.footerSpan(of: section)
        let height = end - start
        guard height > 0 else { return }
        if _style == .plain {
            if isHeader {
                // The header stays at the top until the section's end pushes it out.
                let limit = geometry.footerSpan(of: section).end - height
                start = max(start, min(bounds.minY + adjustedContentInset.top, limit))
            } else {
                // The footer stays at the bottom until the section's start pushes it out.
                let limit = geometry.headerSpan(of: section).start
                start = min(start, max(bounds.maxY - adjustedContentInset.bottom - height, limit))
            }
            end = start + height
        }
        guard let label = (isHeader ? _headers[section] : _footers[section]) ?? _makeLabel(section, isHeader)
        else { return }
        (label as? UITableViewHeaderFooterView)?._isFloating =
            _style == .plain && isHeader && start > geometry.headerSpan(of: section).start
        let target = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
        label.frame = _transition?.frame(of: label, to: target) ?? target
    }

    private func _makeLabel(_ section: Int, _ isHeader: Bool) -> UIView? {
        let view: UIView
        if let custom = _customLabel(ofSection: section, isHeader: isHeader) {
            view = custom
        } else if let title = _title(ofSection: section, isHeader: isHeader), !title.isEmpty {
            let label = UITableViewHeaderFooterView(reuseIdentifier: nil)
            label._setTitle(title)
            view = label
        } else {
            return nil
        }
        (view as? UITableViewHeaderFooterView)?._take(
            style: _style,
            isHeader: isHeader,
            margin: _labelMargin
        )
        guard _counts.sections.indices.contains(section) else { return nil }
        if isHeader { _headers[section] = view } else { _footers[section] = view }
        addSubview(view)
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return view
    }
}
