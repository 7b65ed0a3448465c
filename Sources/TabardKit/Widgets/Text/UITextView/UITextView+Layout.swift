internal import GtkInterop

extension UITextView {
    private var _usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

    /// The distance of the text from the edges of what is scrolled.
    private var _textInsets: UIEdgeInsets {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value.rounded()) : 0 }
        let padding = textContainer._padding
        return UIEdgeInsets(
            top: length(textContainerInset.top),
            left: length(textContainerInset.left + padding),
            bottom: length(textContainerInset.bottom),
            right: length(textContainerInset.right + padding)
        )
    }

    /// From the content's corner to that of GTK's text, which counts its margins to the sides but not above.
    var _textCorner: CGPoint { CGPoint(x: 0, y: _textInsets.top) }

    func _styleChanged() {
        _sizesChanged()
        guard let area = _textArea else { return }
        let traits = traitCollection
        area.setStyle(
            TextStyle(
                font: _usedFont.description(for: traitCollection),
                color: (textColor ?? .label).components(with: traits),
                placeholder: UIColor.placeholderText.components(with: traits),
                accent: tintColor.components(with: traits)
            )
        )
        area.alignment =
            switch textAlignment {
            case .natural: .start
            case .justified: .justified
            case .center: .center
            case .left: .left
            case .right: .right
            }
        _runsChanged()
    }

    func _sizesChanged() {
        _needsMeasuring = true
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        _widget?.queueAllocate()
    }

    func _marginsChanged() {
        let text = _textInsets
        let bars = adjustedContentInset
        _textArea?.setMargins(
            top: Double(text.top + bars.top),
            left: Double(text.left + bars.left),
            bottom: Double(text.bottom + bars.bottom),
            right: Double(text.right + bars.right)
        )
    }

    func _fittingSize(width: CGFloat) -> CGSize {
        let insets = _textInsets
        let isLimited = width.isFinite && width < 100_000
        // GTK keeps a point at the end of lines for the insertion mark.
        let room = isLimited ? max(1, width - insets.left - insets.right - 1) : nil
        let size = TextExtent.of(
            _currentText,
            font: _usedFont.description(for: traitCollection),
            runs: _runs,
            in: _textArea,
            width: room.map(Double.init)
        )
        let height = CGFloat(size.height) + insets.top + insets.bottom
        let natural = CGFloat(size.width.rounded(.up)) + insets.left + insets.right + 1
        return CGSize(width: isLimited ? min(natural, width) : natural, height: height)
    }

    /// Long texts are measured by GTK alone, bit by bit.
    private var _isQuicklyMeasured: Bool { _currentText.utf8.count <= 20_000 }

    /// Finds out how high the text is before GTK does, so that its size and place can be told at once.
    func _measureText() {
        let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        guard _needsMeasuring || width != _measuredWidth, width > 0 else { return }
        _needsMeasuring = false
        _measuredWidth = width
        guard _isQuicklyMeasured || _area == nil else { return }
        contentSize = CGSize(width: width, height: _fittingSize(width: width).height)
    }

    /// GTK laid text out.
    func _textResized() {
        guard let area = _area, !_isMovingArea, bounds.height > 0 else { return }
        let inset = _lastAdjustedInset
        let height = CGFloat(area.contentSize.height)
        guard height > bounds.height + 0.5 else { return }
        contentSize.height = height - inset.top - inset.bottom
    }

    /// GTK moved the text, for the user or because of what is written.
    func _textScrolled() {
        guard !_isMovingArea else { return }
        if !_followsMark { _userMoves() }
        _takeOffset()
    }

    func _showRange(_ range: NSRange) {
        let text = _currentText
        let places = UTF16Places.scalars(of: range, in: text)
        layoutIfNeeded()
        guard let area = _textArea else { return }
        _followsMark = true
        area.scrollToVisible(places)
        MainLoop.after(seconds: 0.3) { [weak self] in self?._followsMark = false }
    }
}
