extension UISplitViewController {
    /// A window so wide holds two columns beside each other.
    private static let wideEnough: CGFloat = 800

    private var _size: CGSize { _view?.bounds.size ?? UIScreen.main.bounds.size }

    var _behavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        switch preferredDisplayMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .automatic, .secondaryOnly: break
        }
        if _size.width >= Self.wideEnough {
            return _style == .tripleColumn && _size.width < 1100 ? .displace : .tile
        }
        return .overlay
    }

    var _mode: DisplayMode {
        let most = _wideColumns.count - 1
        let others: Int
        if let chosen = _chosenMode, chosen != .automatic {
            others = chosen.others
        } else if preferredDisplayMode != .automatic {
            others = preferredDisplayMode.others
        } else {
            others = _behavior == .overlay ? 0 : 1
        }
        return DisplayMode(others: min(others, most), _behavior)
    }

    var _primaryWidth: CGFloat {
        _width(
            preferredPrimaryColumnWidth,
            fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth,
            maximum: maximumPrimaryColumnWidth,
            usual: _style == .tripleColumn ? 260 : 320
        )
    }

    var _supplementaryWidth: CGFloat {
        _width(
            preferredSupplementaryColumnWidth,
            fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth,
            maximum: maximumSupplementaryColumnWidth,
            usual: 320
        )
    }

    /// A fraction and a width of the app's own hold within the limits, which are those of the usual width otherwise.
    private func _width(
        _ preferred: CGFloat,
        fraction: CGFloat,
        minimum: CGFloat,
        maximum: CGFloat,
        usual: CGFloat
    ) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let wanted =
            preferred != automatic ? preferred : fraction != automatic ? fraction * _size.width : usual
        let least = minimum == automatic ? min(200, wanted) : minimum
        let most = maximum == automatic ? max(usual, preferred) : maximum
        let width = max(least, min(wanted, most))
        return width.isFinite ? min(max(0, width), _size.width).rounded() : min(usual, _size.width)
    }

    private func _layout(_ mode: DisplayMode) -> SplitLayout {
        let isRightToLeft = _view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitLayout(
            mode,
            in: _size,
            primaryWidth: _primaryWidth,
            supplementaryWidth: _style == .tripleColumn ? _supplementaryWidth : nil,
            isOnLeft: (primaryEdge == .leading) != isRightToLeft
        )
    }

    private func _frame(of column: Column, in layout: SplitLayout) -> CGRect {
        switch column {
        case .primary: layout.primary
        case .supplementary: layout.supplementary
        case .secondary: layout.secondary
        case .compact: CGRect(origin: .zero, size: _size)
        }
    }

    /// Where a column comes from.
    func _formerFrame(of column: Column) -> CGRect? {
        column == .primary || column == .supplementary ? _frame(of: column, in: _layout(.secondaryOnly)) : nil
    }

    /// Before it is in a window, the view does not know how wide that is.
    func _layOut() {
        guard _view?._window != nil else { return }
        _widthMayHaveChanged()
        _restoreMode()
        _noteMode()
        // In a window of another width other columns may be in sight.
        if _wanted != _installed { _arrange(animated: false) }
        _placeColumns()
    }

    /// Places the columns, those too that are on their way out.
    func _placeColumns(with leaving: [(key: Column, value: UIViewController)] = []) {
        guard let view = _view as? SplitView else { return }
        _noteMode()
        let layout = _layout(_mode)
        for (column, controller) in leaving where _installed[column] == nil && column != .compact {
            controller.viewIfLoaded?.frame = _frame(of: column, in: layout)
        }
        for (column, controller) in _installed {
            controller.viewIfLoaded?.frame = _frame(of: column, in: layout)
        }
        view.dimming.isHidden = _collapses || !layout.dims
        view.dimming.frame = layout.secondary
        let width = 1 / max(1, traitCollection.displayScale)
        for (line, column) in zip(view.lines, [layout.primary, layout.supplementary]) {
            let isOnLeft = column.midX <= _size.width / 2
            line.isHidden = _collapses || column.width == 0 || column.maxX <= 0 || column.minX >= _size.width
            line.frame = CGRect(
                x: isOnLeft ? column.maxX - width : column.minX,
                y: 0,
                width: width,
                height: column.height
            )
        }
    }
}
