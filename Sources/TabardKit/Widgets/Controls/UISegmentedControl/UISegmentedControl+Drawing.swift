internal import GtkInterop

extension UISegmentedControl {
    private static let _selectedColor = UIColor(light: 0xFFFFFF, dark: 0x636366)

    /// The font of a text, which follows the size that the user wants as far as bars have room, unless the app gave one.
    private func _font(isSelected: Bool) -> UIFont {
        let own = isSelected ? _titleAttributes[.selected]?[.font] : nil
        return own as? UIFont ?? _titleAttributes[.normal]?[.font] as? UIFont
            ?? .scaled(
                SegmentLayout.textSize,
                weight: isSelected ? .semibold : .medium,
                as: .footnote,
                limit: 1.65,
                for: traitCollection
            )
    }

    /// The fonts in the size in which each text fits its segment, down to a least one.
    private func _fittingFont(isSelected: Bool, in layout: SegmentLayout) -> UIFont {
        let font = _font(isSelected: isSelected)
        guard font.followedSize != nil else { return font }
        let strongest = _font(isSelected: true)
        let sizes = zip(_contentWidths, layout.frames).enumerated().map { index, content in
            guard _segments[index].image == nil else { return font.pointSize }
            let room = content.1.width - 2 * SegmentLayout.textMargin
            return strongest.fitting(content.0, into: room, least: SegmentLayout.leastTextSize).pointSize
        }
        return font.withSize(sizes.min() ?? font.pointSize)
    }

    /// As much higher than usual as a line of text is.
    private var _height: CGFloat {
        let font = _font(isSelected: true)
        guard font.followedSize != nil else { return SegmentLayout.height }
        return SegmentLayout.height(ofTextSize: font.pointSize)
    }

    private func _color(of index: Int) -> UIColor {
        func own(_ state: UIControl.State) -> UIColor? {
            _titleAttributes[state]?[.foregroundColor] as? UIColor
        }
        if !_segments[index].isEnabled { return own(.disabled) ?? .tertiaryLabel }
        if !isEnabled, let color = own(.disabled) { return color }
        return (index == _selected ? own(.selected) : nil) ?? own(.normal) ?? .label
    }

    private var _contentWidths: [CGFloat] {
        let font = _font(isSelected: true).description(for: traitCollection)
        return _segments.map { segment in
            if let image = segment.image { return image.size.width }
            return LineCache.width(of: segment.title ?? "", font: font).rounded(.up)
        }
    }

    var _contentSize: CGSize {
        let width = SegmentLayout.width(
            fixed: _segments.map(\.width),
            content: _contentWidths,
            isByContent: apportionsSegmentWidthsByContent
        )
        return CGSize(width: width, height: _height)
    }

    var _layoutNow: SegmentLayout {
        let content = _contentWidths
        let font = _font(isSelected: true)
        let usual = font.followedSize == nil ? 1 : min(1, SegmentLayout.textSize / font.pointSize)
        return SegmentLayout(
            size: bounds.size,
            fixed: _segments.map(\.width),
            content: content,
            usual: zip(content, _segments).map { $1.image == nil ? $0 * usual : $0 },
            isByContent: apportionsSegmentWidthsByContent,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    func _placeElements() {
        for (element, frame) in zip(_elements, _layoutNow.frames) { element.frame = frame }
    }

    var _drawing: SegmentedDrawing {
        let traits = traitCollection
        let layout = _layoutNow
        let fonts = [false, true].map {
            _fittingFont(isSelected: $0, in: layout).description(for: traitCollection)
        }
        let segments = _segments.indices.map { index in
            SegmentedDrawing.Segment(
                title: _segments[index].title ?? "",
                image: _segments[index].image,
                font: fonts[index == _selected ? 1 : 0],
                color: _color(of: index).components(with: traits),
                frame: layout.frames[index],
                background: _images.background(_state(of: index))
            )
        }
        return SegmentedDrawing(
            size: bounds.size,
            segments: segments,
            dividerImages: _dividerImages(layout),
            selected: _selected >= 0 ? _selected : nil,
            pressed: _pressedSegment,
            colors: SegmentedDrawing.Colors(
                background: (backgroundColor == nil ? UIColor.tertiarySystemFill : .clear).components(
                    with: traits
                ),
                thumb: (selectedSegmentTintColor ?? Self._selectedColor).components(with: traits),
                divider: UIColor.separator.components(with: traits),
                focus: tintColor.components(with: traits)
            ),
            isEnabled: isEnabled,
            showsFocus: _widget?.showsFocus == true,
            thumb: _thumbFrame(in: layout)
        )
    }

    private func _state(of index: Int) -> UIControl.State {
        if !isEnabled || !_segments[index].isEnabled { return .disabled }
        if index == _selected { return .selected }
        return index == _pressedSegment ? .highlighted : .normal
    }

    private func _dividerImages(_ layout: SegmentLayout) -> [UIImage?] {
        guard _images.hasDividers, _segments.count > 1 else { return [] }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (1..<_segments.count).map { index in
            let (left, right) = isMirrored ? (index, index - 1) : (index - 1, index)
            return _images.divider(left: _state(of: left), right: _state(of: right))
        }
    }

    /// Between two segments while it moves from one to the other.
    private func _thumbFrame(in layout: SegmentLayout) -> CGRect? {
        guard layout.frames.indices.contains(_selected) else { return nil }
        let place = min(max(0, _thumbPlace.value), CGFloat(layout.frames.count - 1))
        let first = layout.frames[Int(place)]
        let second = layout.frames[min(Int(place) + 1, layout.frames.count - 1)]
        let part = place - place.rounded(.down)
        return CGRect(
            x: first.minX + (second.minX - first.minX) * part,
            y: 0,
            width: first.width + (second.width - first.width) * part,
            height: bounds.height
        )
    }
}
