internal import GtkInterop

extension UISearchBar {
    func _setUp() {
        _field.delegate = _listener
        _field.addAction(
            UIAction { [weak self] _ in
                self?._textChanged()
            },
            for: .editingChanged
        )
        enablesReturnKeyAutomatically = true
        _promptLabel.font = .scaled(13, as: .footnote, limit: 1.65)
        _promptLabel.adjustsFontForContentSizeCategory = true
        _promptLabel.adjustsFontSizeToFitWidth = true
        _promptLabel.minimumScaleFactor = 0.6
        _promptLabel.textColor = .secondaryLabel
        _promptLabel.textAlignment = .center
        _cancelButton.setTitle(Word.cancel.text, for: .normal)
        _cancelButton.titleLabel?.font = .scaled(15, as: .subheadline, limit: 1.65)
        _cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
        _cancelButton.titleLabel?.adjustsFontSizeToFitWidth = true
        _cancelButton.titleLabel?.minimumScaleFactor = 0.6
        _cancelButton.isHidden = true
        _cancelButton.addAction(
            UIAction { [weak self] _ in
                self?._cancel()
            },
            for: .touchUpInside
        )
        for part in [_promptLabel, _field, _cancelButton] { addSubview(part) }
        if frame.size == .zero { frame.size = CGSize(width: 320, height: _layout(width: 320).height) }
        _nameChanged()
        _partsChanged()
    }

    func _enabledChanged() {
        if !isEnabled { resignFirstResponder() }
        let parts: [UIControl?] = [_field, _cancelButton, _sideButton, _scopes]
        for part in parts { part?.isEnabled = isEnabled }
    }

    private var _showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    func _layout(width: CGFloat) -> SearchBarLayout {
        let insets = safeAreaInsets
        return SearchBarLayout(
            width: width,
            margin: width < 300 ? 8 : 16,
            left: insets.left,
            right: insets.right,
            fieldHeight: _field._height,
            promptHeight: max(20, _promptLabel.font.lineHeight.rounded(.up) + 4),
            scopeHeight: _scopes?._contentSize.height ?? SegmentLayout.height,
            hasPrompt: prompt?.isEmpty == false,
            hasScopes: _showsScopes,
            cancelWidth: showsCancelButton ? _cancelWidth : 0,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    private var _cancelWidth: CGFloat { _cancelButton.intrinsicContentSize.width.rounded(.up) }

    func _partsChanged() {
        _promptLabel.isHidden = prompt?.isEmpty != false
        _scopes?.isHidden = !_showsScopes
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func _placeParts() {
        var layout = _layout(width: bounds.width)
        layout.shownHeight = bounds.height
        _field.alpha = layout.opacity
        _scopes?.alpha = layout.opacity
        _promptLabel.alpha = layout.opacity
        _promptLabel.frame = layout.prompt
        _field.frame = layout.field
        _scopes?.frame = layout.scopes
        if showsCancelButton {
            _cancelButton.frame = layout.cancel
        } else {
            layout.cancelWidth = _cancelWidth
            _cancelButton.frame = layout.hiddenCancel
        }
    }

    func _showCancelButton(_ shows: Bool, animated: Bool) {
        guard shows == _cancelButton.isHidden else { return }
        _cancelButton.isHidden = !shows
        setNeedsLayout()
        guard animated, window != nil else { return }
        if shows {
            var hidden = _layout(width: bounds.width)
            _cancelButton.frame = hidden.hiddenCancel
            hidden.cancelWidth = 0
            _field.frame = hidden.field
        }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    func _showScopes(_ shows: Bool, animated: Bool) {
        showsScopeBar = shows
        guard animated, shows, let scopes = _scopes, window != nil else { return }
        scopes.alpha = 0
        UIView.animate(withDuration: 0.25) { scopes.alpha = 1 }
    }

    func _nameChanged() {
        // The field's own placeholder is the name that it has without one.
        _field.accessibilityLabel = accessibilityLabel ?? placeholder ?? Word.search.text
    }

    func _scopesChanged() {
        let titles = scopeButtonTitles ?? []
        _scopes?.removeFromSuperview()
        _scopes = nil
        if !titles.isEmpty {
            let scopes = UISegmentedControl(items: titles)
            scopes.addAction(
                UIAction { [weak self] action in
                    guard let self, let scopes = action.sender as? UISegmentedControl else { return }
                    self.selectedScopeButtonIndex = scopes.selectedSegmentIndex
                    self.delegate?.searchBar(
                        self,
                        selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex
                    )
                    self._searchController?._update()
                },
                for: .valueChanged
            )
            scopes.isEnabled = isEnabled
            _scopes = scopes
            _scopeLookChanged()
            addSubview(scopes)
        }
        _selectedScopeChanged()
        _partsChanged()
    }

    func _selectedScopeChanged() {
        guard let scopes = _scopes else { return }
        let index = selectedScopeButtonIndex
        if index != scopes.selectedSegmentIndex {
            let isThere = (0..<scopes.numberOfSegments).contains(index)
            scopes.selectedSegmentIndex = isThere ? index : UISegmentedControl.noSegment
        }
    }

    func _sideButtonChanged() {
        _sideButton = nil
        guard showsBookmarkButton || showsSearchResultsButton else {
            _field.rightView = nil
            return
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.tintColor = .secondaryLabel
        if showsSearchResultsButton {
            let name = isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle"
            button.setImage(UIImage(systemName: name) ?? UIImage(systemName: "chevron.down"), for: .normal)
            button.isSelected = isSearchResultsButtonSelected
            button.accessibilityLabel = Word.recents.text
        } else {
            button.setImage(UIImage(systemName: "book"), for: .normal)
            button.accessibilityLabel = Word.bookmarks.text
        }
        let showsResults = showsSearchResultsButton
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if showsResults {
                    self.delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    self.delegate?.searchBarBookmarkButtonClicked(self)
                }
            },
            for: .touchUpInside
        )
        button.isEnabled = isEnabled
        _sideButton = button
        _field.rightView = button
        _field.rightViewMode = .always
    }

    private func _textChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        _searchController?._update()
    }

    private func _cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        _searchController?._end()
    }

    /// Returns whether there was anything to give up.
    func _escape() -> Bool {
        if showsCancelButton {
            _cancel()
            return true
        }
        if text?.isEmpty == false {
            text = ""
            _textChanged()
            return true
        }
        return isFirstResponder && resignFirstResponder()
    }

    var _backgroundCommands: [DrawingCommand] {
        guard let image = scopeBarBackgroundImage, _showsScopes, let scopes = _scopes else {
            return _barCommands
        }
        let top = scopes.frame.minY - SearchBarLayout.verticalMargin / 2
        let area = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        return _barCommands + [.image(image, area, tint: nil)]
    }

    private var _barCommands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: bounds.size)
        let traits = traitCollection
        if let image = backgroundImage { return [.image(image, area, tint: nil)] }
        guard searchBarStyle != .minimal else { return [] }
        let hairline = 1 / max(1, traits.displayScale)
        let color = (barTintColor ?? ._barBackground).components(with: traits)
        return [
            .fill(area, cornerRadius: 0, color: color),
            .fill(
                CGRect(x: 0, y: area.height - hairline, width: area.width, height: hairline),
                cornerRadius: 0,
                color: UIColor._barSeparator.components(with: traits)
            ),
        ]
    }
}

/// Hears of the editing of a search bar's field.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar._searchController?._begin(takesKeyboard: false)
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
