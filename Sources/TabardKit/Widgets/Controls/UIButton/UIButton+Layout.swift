extension UIButton {
    private var _insets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        var insets = configuration.contentInsets
        if _showsIndicator { insets.trailing += Self._indicatorWidth }
        return _resolved(insets)
    }

    /// A button without configuration and insets keeps a little space above and below its title.
    private var _verticalSpace: CGFloat {
        configuration == nil && contentEdgeInsets == .zero ? 6 : 0
    }

    private func _layout(width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.image = _wheel?.isAnimating == true ? _wheel?.intrinsicContentSize : _imageView.image?.size
        if let configuration {
            layout.imagePlacement = configuration.imagePlacement
            layout.imagePadding = configuration.imagePadding
            layout.titlePadding = configuration.titlePadding
            layout.titleAlignment = configuration.titleAlignment
        }
        let room = layout.textWidth(in: width)
        layout.title = _size(of: _titleLabel, width: room)
        layout.subtitle = _size(of: _subtitleLabel, width: room)
        return layout
    }

    private func _size(of label: UILabel, width: CGFloat) -> CGSize? {
        guard label.text?.isEmpty == false else { return nil }
        var size = label.sizeThatFits(
            CGSize(
                width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : width,
                height: .greatestFiniteMagnitude
            )
        )
        size.width = min(size.width, max(0, width))
        return size
    }

    /// Whether a title that is wider than the button is broken into lines.
    var _wraps: Bool { configuration != nil && _titleLabel.numberOfLines != 1 }

    /// The width of a button that has neither content nor insets.
    private static let _emptyWidth: CGFloat = 30

    func _fittingSize(width: CGFloat) -> CGSize {
        let insets = _insets
        let inner = width - insets.left - insets.right
        let layout = _layout(width: inner)
        var size = layout.size
        // Only a title has space around it that nobody asked for.
        if layout.title != nil {
            size.height = max(layout.image?.height ?? 0, size.height + 2 * _verticalSpace)
        }
        // A title that is not there yet keeps its line, so that the button does not jump; beside an image too.
        if configuration == nil, layout.title == nil {
            let line = (_titleLabel.font?.lineHeight ?? 0).rounded(.up)
            if layout.image != nil {
                size.height = max(size.height, line)
            } else if currentBackgroundImage == nil {
                size.width = insets == .zero ? Self._emptyWidth : 0
                size.height = line + 2 * _verticalSpace
            }
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if configuration == nil, let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    func _contentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: _insets) }

    func _frames(in content: CGRect) -> ButtonLayout.Frames {
        var layout = _layout(width: content.width)
        // An image that is larger than the button shrinks with its proportions.
        if let image = layout.image, image.width > 0, image.height > 0 {
            let part = min(1, content.width / image.width, content.height / image.height)
            layout.image = CGSize(width: image.width * max(0, part), height: image.height * max(0, part))
        }
        return layout.frames(
            in: content,
            horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment
        )
    }

    /// Where the title's lines stand; nil without a title.
    var _titleBaselines: LayoutBaselines? {
        let insets = _insets
        let layout = _layout(width: max(0, bounds.width - insets.left - insets.right))
        guard layout.title != nil else { return nil }
        let middle = layout.titleMiddle(contentVerticalAlignment)
        let moved = configuration == nil ? _moved(.zero, by: titleEdgeInsets).minY : 0
        let offset = insets.top - (insets.top + insets.bottom) * middle.fraction + middle.offset + moved
        let lines = _titleLabel._baselines
        return LayoutBaselines(
            first: (middle.fraction, offset + lines.first.offset),
            last: (middle.fraction, offset + lines.last.offset)
        )
    }

    func _placeParts() {
        let content = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        var title = titleRect(forContentRect: content)
        var image = imageRect(forContentRect: content)
        if configuration == nil {
            title = _moved(title, by: titleEdgeInsets)
            image = _moved(image, by: imageEdgeInsets)
        }
        _titleLabel.frame = title
        _titleLabel.textAlignment = _textAlignment
        _subtitleLabel.frame = _frames(in: content).subtitle
        _subtitleLabel.textAlignment = _textAlignment
        _imageView.frame = image
        _wheel?.frame = image
    }

    /// As UIKit does, insets of one side move by half, since the content is centred in what they leave.
    private func _moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
        guard insets != .zero else { return frame }
        return frame.offsetBy(
            dx: ((insets.left - insets.right) / 2).rounded(),
            dy: ((insets.top - insets.bottom) / 2).rounded()
        )
    }

    private var _textAlignment: NSTextAlignment {
        guard let configuration else { return .center }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .automatic, .center: return .center
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        }
    }
}
