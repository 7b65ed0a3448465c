internal import GtkInterop

extension UILabel {
    func _textChanged() {
        _layoutChanged()
        invalidateIntrinsicContentSize()
    }

    func _layoutChanged() {
        _layout = nil
        _shrunken = nil
        setNeedsDisplay()
    }

    func _measure(width: CGFloat) -> CGSize {
        // Without text a label takes no room, not even that of a line.
        guard text?.isEmpty == false else { return .zero }
        let limit = width.isFinite && width < 100_000 && width > 0 ? Double(width) : nil
        let size = _currentLayout.size(maximumWidth: limit)
        return CGSize(width: CGFloat(size.width.rounded(.up)), height: CGFloat(size.height.rounded(.up)))
    }

    /// The height of a line of the text, whose letters may not be those of the font.
    var _lineHeight: CGFloat {
        let extents = _currentLayout.extents(maximumWidth: nil)
        return CGFloat(extents.height / Double(max(1, extents.lineCount)))
    }

    /// The text stands in the middle of the label's height.
    var _textBaselines: LayoutBaselines {
        let isWrapped = numberOfLines != 1 && bounds.width > 0
        let extents = _currentLayout.extents(maximumWidth: isWrapped ? Double(bounds.width) : nil)
        let middle = extents.height / 2
        let first = extents.baseline
        // Lines of one font stand at equal distances.
        let count = Double(max(1, extents.lineCount))
        let last = extents.lastBaseline ?? first + extents.height / count * (count - 1)
        return LayoutBaselines(
            first: (fraction: 0.5, offset: CGFloat(first - middle)),
            last: (fraction: 0.5, offset: CGFloat(last - middle))
        )
    }

    func _drawText(_ snapshot: Snapshot) {
        guard text?.isEmpty == false, bounds.width > 0 else { return }
        let layout = _fittingLayout ?? _currentLayout
        // The direction may have changed since the layout was made.
        if layout.alignment != _alignment { layout.alignment = _alignment }
        layout.width = Double(bounds.width)
        layout.visibleHeight = Double(bounds.height)
        let height = layout.shownHeight
        let isDimmed = !isEnabled && _attributed != nil
        var color = (isHighlighted ? highlightedTextColor ?? textColor : textColor ?? .label)
            .components(with: traitCollection)
        if !isEnabled, !isDimmed { color.alpha *= 0.4 }
        let y = _top(of: layout, height: height)
        // Lines that do not fit are left out, but a single one is cut at the label's edge, as UIKit cuts it.
        let draw = {
            if layout.isCut {
                let area = CGRect(origin: .zero, size: self.bounds.size)
                snapshot.clipped(to: area.native) { snapshot.draw(layout, x: 0, y: max(0, y), color: color) }
            } else {
                snapshot.draw(layout, x: 0, y: y, color: color)
            }
        }
        guard isDimmed || shadowColor != nil else { return draw() }
        snapshot.faded(to: isDimmed ? 0.4 : 1) {
            guard let shadow = shadowColor?.components(with: traitCollection) else { return draw() }
            snapshot.shadowed(
                x: Double(shadowOffset.width),
                y: Double(shadowOffset.height),
                blur: 0,
                color: shadow,
                draw
            )
        }
    }

    var _alignment: TextLayout.Alignment {
        switch textAlignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }

    private var _currentLayout: TextLayout {
        if let layout = _layout { return layout }
        let layout = _makeLayout(scale: 1)
        _layout = layout
        return layout
    }

    /// Lays the text out with fonts in a part of their size.
    func _makeLayout(scale: Double) -> TextLayout {
        let font = (font ?? .systemFont(ofSize: 17)).description(for: traitCollection)
        let layout = TextLayout(text: text ?? "", font: scale == 1 ? font : font.scaled(by: scale))
        if let attributed = _attributed {
            let reader = AttributeReader(traits: traitCollection, font: font)
            layout.richText = reader.read(attributed).scaled(by: scale)
        }
        layout.alignment = _alignment
        layout.lineLimit = max(0, numberOfLines)
        layout.ellipsis = lineBreakMode.truncation
        if lineBreakMode == .byCharWrapping { layout.wrapping = .character }
        return layout
    }
}
