internal import GtkInterop

extension UICollectionViewListCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Takes over what the cell is in its list.
    func _take(_ place: ListPlace?, isPinned: Bool) {
        if place != _place {
            _place = place
            setNeedsLayout()
            setNeedsDisplay()
            setNeedsUpdateConfiguration()
        }
        guard isPinned != _isPinnedCell else { return }
        _isPinnedCell = isPinned
        setNeedsUpdateConfiguration()
    }

    /// The accessories that show, each edge's in the order from that edge on.
    private var shown: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
        func order(_ all: [UICellAccessory]) -> [UICellAccessory] {
            var ordered = all.filter { $0._position == nil }
            for accessory in all {
                guard let position = accessory._position else { continue }
                ordered.insert(accessory, at: min(max(0, position(ordered)), ordered.count))
            }
            return ordered
        }
        let all = accessories.filter { $0._isShown(isEditing: _isEditingCell) }
        return (order(all.filter(\._isLeading)), order(all.filter { !$0._isLeading }))
    }

    func _updateAccessories(animated: Bool = false) {
        let (leading, trailing) = shown
        var old = _accessoryViews
        var new: [CellAccessoryView] = []
        for accessory in leading + trailing {
            // The same view goes on showing the same mark.
            if let index = old.firstIndex(where: { $0.canShow(accessory) }) {
                let view = old.remove(at: index)
                view.take(accessory)
                new.append(view)
            } else {
                let view = CellAccessoryView(accessory, isRightToLeft: isRightToLeft) { [weak self] in
                    self?._accessoryChosen(accessory)
                }
                addSubview(view)
                new.append(view)
            }
        }
        for view in old { view.removeFromSuperview() }
        _accessoryViews = new
        _updateControlsInReach()
        for view in new {
            view.show(isSelected: _isSelectedCell, isExpanded: _isExpandedCell, animated: animated)
        }
        let opens = new.contains {
            if case .outlineDisclosure = $0.accessory.accessoryType { true } else { false }
        }
        _changeAccessibility { $0.isExpanded = opens ? _isExpandedCell : nil }
        setNeedsLayout()
    }

    private func _accessoryChosen(_ accessory: UICellAccessory) {
        // The app may have given it another handler meanwhile.
        let current = accessories.first { $0.accessoryType._isSame(as: accessory.accessoryType) } ?? accessory
        if let handler = current._handler {
            handler()
            return
        }
        guard let list = _list, let path = list._path(of: self) else { return }
        switch accessory.accessoryType {
        case .outlineDisclosure: list._toggleOutline(at: path)
        case .delete: list._openSwipe(at: path, isTrailing: true, animated: true)
        default: break
        }
    }

    /// The accessory by which the whole cell shows or hides what is below it.
    var _outlineHeader: UICellAccessory? {
        accessories.first { accessory in
            guard case .outlineDisclosure = accessory.accessoryType, accessory._style != .cell else {
                return false
            }
            return accessory._isShown(isEditing: _isEditingCell)
        }
    }

    /// Whether the cell shows a chevron, by which what is below it is shown and hidden.
    var _showsOutline: Bool {
        accessories.contains { accessory in
            guard case .outlineDisclosure = accessory.accessoryType else { return false }
            return accessory._isShown(isEditing: _isEditingCell)
        }
    }

    /// The collection that shows the cell.
    var _list: UICollectionView? { superview as? UICollectionView }

    private func layout(_ size: CGSize) -> ListCellLayout {
        let leading = _accessoryViews.filter(\.accessory._isLeading)
        let trailing = _accessoryViews.filter { !$0.accessory._isLeading }
        return ListCellLayout(
            ListCellLayout.Content(
                leading: leading.map(\.width),
                // The last one that was given stands at the edge.
                trailing: trailing.reversed().map(\.width),
                indentation: max(0, CGFloat(indentationLevel) * indentationWidth),
                indentsAccessories: indentsAccessories,
                top: _place?.topPadding ?? 0
            ),
            size: size,
            isRightToLeft: isRightToLeft
        )
    }

    func _layOutAccessories() {
        for view in _accessoryViews {
            view.show(isSelected: _isSelectedCell, isExpanded: _isExpandedCell, animated: false)
        }
        let layout = layout(bounds.size)
        place(_content, in: layout)
        let leading = _accessoryViews.filter(\.accessory._isLeading)
        let trailing = _accessoryViews.filter { !$0.accessory._isLeading }.reversed()
        for (view, frame) in zip(leading, layout.leading) { view.frame = frame }
        for (view, frame) in zip(trailing, layout.trailing) { view.frame = frame }
    }

    private func place(_ content: UIView, in layout: ListCellLayout) {
        let margins = NSDirectionalEdgeInsets(
            top: 0,
            leading: layout.contentStart,
            bottom: 0,
            trailing: layout.contentEnd
        )
        if let list = content as? UIListContentView {
            list._cellMargins = margins
        } else {
            var own = content.directionalLayoutMargins
            (own.leading, own.trailing) = (margins.leading, max(8, margins.trailing))
            if own != content.directionalLayoutMargins { content.directionalLayoutMargins = own }
        }
        content.frame = layout.contentView
    }

    func _preferredListSize(_ size: CGSize, on axes: UIAxis) -> CGSize {
        _updateConfigurationIfNeeded()
        let layout = layout(size)
        place(_content, in: layout)
        let own = sizeThatFits(size)
        guard own == bounds.size else { return CGSize(width: size.width, height: own.height.rounded(.up)) }
        let fitting = _fittingSize(of: _content, layout.contentView.size, on: axes.intersection(.vertical))
        var height = fitting.height
        if _configurations?.content == nil, _content._autoLayout?.constraints.isEmpty != false {
            height = TableCellLayout.height
        }
        let accessories = _accessoryViews.map { $0.naturalSize.height + 8 }.max() ?? 0
        let isItem = _place?.role == .item || _place == nil
        height = max(height, accessories, isItem ? TableCellLayout.height : 0) + (_place?.topPadding ?? 0)
        return CGSize(width: size.width, height: axes.contains(.vertical) ? height.rounded(.up) : size.height)
    }

    func _drawListBackground(_ snapshot: Snapshot) {
        guard let place = _place else {
            _configurations?.background?._draw(snapshot, in: self)
            return
        }
        let area = CGRect(origin: .zero, size: bounds.size)
        let table = place.inTable
        snapshot.clipped(to: area.native) {
            let hasOwn = backgroundColor != nil || backgroundView != nil
            let usual = hasOwn ? nil : place.background.updated(for: configurationState)
            if let background = _configurations?.background ?? usual {
                let takesShape = place.role == .item && !place.isSidebar && background._fillsOwner
                background._draw(
                    snapshot,
                    in: self,
                    shape: takesShape ? table._shape(in: area) : nil,
                    shapeRadius: table._cornerRadius
                )
            }
            drawLines(snapshot, place, area)
        }
    }

    private func drawLines(_ snapshot: Snapshot, _ place: ListPlace, _ area: CGRect) {
        guard let lines = place.separators else { return }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let color = (_isEditingCell && _isSelectedCell ? lines.multipleSelectionColor : lines.color)
            .components(with: traitCollection)
        func draw(_ insets: NSDirectionalEdgeInsets, at y: CGFloat, isEdge: Bool) {
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let start = insets.leading == automatic.leading ? (isEdge ? 0 : textStart) : insets.leading
            let end = insets.trailing == automatic.trailing ? textEnd : insets.trailing
            var line = CGRect(x: start, y: y, width: max(0, area.width - start - end), height: hairline)
            if isRightToLeft { line = line.mirrored(in: area.width) }
            snapshot.fill(line.native, color: color)
        }
        if place.hasTopLine { draw(lines.topSeparatorInsets, at: 0, isEdge: true) }
        if place.hasBottomLine {
            let isEdge = place.isLast && place.appearance == .grouped
            draw(lines.bottomSeparatorInsets, at: area.height - hairline, isEdge: isEdge)
        }
    }

    /// The guide's place, once the app has given it one.
    private var guide: CGRect? {
        guard let frame = _separatorGuide?.layoutFrame, frame.width > 0 else { return nil }
        return isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }

    private var textStart: CGFloat {
        if let guide { return guide.minX }
        let layout = layout(bounds.size)
        let view = isRightToLeft ? layout.contentView.mirrored(in: bounds.width) : layout.contentView
        return view.minX + ((_content as? UIListContentView)?._textStart ?? layout.contentStart)
    }

    private var textEnd: CGFloat { guide.map { max(0, bounds.width - $0.maxX) } ?? 0 }
}

extension CellAccessoryView {
    /// Whether the view shows an accessory already: those without a choice or a text of their own.
    func canShow(_ other: UICellAccessory) -> Bool {
        guard accessory.accessoryType._isSame(as: other.accessoryType),
            accessory._tintColor == other._tintColor, accessory._reserved == other._reserved
        else { return false }
        switch other.accessoryType {
        case .disclosureIndicator, .checkmark, .multiselect, .delete, .insert, .detail, .reorder, .customView:
            return true
        case .outlineDisclosure:
            return accessory._style == other._style
                && (accessory._handler == nil) == (other._handler == nil)
        case .label: return accessory._text == other._text && accessory._font == other._font
        case .popUpMenu: return accessory._menu === other._menu
        }
    }
}
