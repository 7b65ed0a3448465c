extension UIButton {
    func _addParts() {
        for part in [_imageView, _titleLabel, _subtitleLabel] as [UIView] {
            addSubview(part)
            part.isUserInteractionEnabled = false
            // The button itself is what a screen reader reads.
            part.accessibilityElementsHidden = true
            part.isHidden = true
        }
        _titleLabel.font = .systemFont(ofSize: UIFont.buttonFontSize)
        _titleLabel.lineBreakMode = .byTruncatingMiddle
        _contentChanged()
    }

    func _setType(_ type: ButtonType) {
        _buttonType = type
        if type == .system { _titleLabel.font = .systemFont(ofSize: 15) }
        _contentChanged()
    }

    func _setPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        _primaryAction = action
        if !action.title.isEmpty { _titles[.normal] = action.title }
        if let image = action.image { _images[.normal] = image }
        if action.attributes.contains(.disabled) { isEnabled = false }
        addAction(action, for: .primaryActionTriggered)
        _contentChanged()
    }

    func _configurationChanged() {
        if let configuration {
            _titleLabel.font = configuration._titleFont(for: traitCollection)
            _titleLabel.numberOfLines = 0
            _titleLabel.lineBreakMode = configuration.titleLineBreakMode
            switch configuration.titleLineBreakMode {
            case .byWordWrapping, .byCharWrapping: break
            default: _titleLabel.numberOfLines = 1
            }
            _subtitleLabel.font = configuration._subtitleFont(for: traitCollection)
            _subtitleLabel.numberOfLines = 0
            _subtitleLabel.lineBreakMode = configuration.subtitleLineBreakMode
            switch configuration.subtitleLineBreakMode {
            case .byWordWrapping, .byCharWrapping: break
            default: _subtitleLabel.numberOfLines = 1
            }
        }
        BackgroundConfigurationView.update(&_backgroundParts, to: configuration?.background, in: self)
        _contentChanged()
    }

    /// The fonts of a configuration follow the size of texts that the user wants; of other buttons, the title's does if the
    /// app says so.
    func _followTextSize(after previous: UITraitCollection?) {
        guard let previous,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        if configuration != nil { _configurationChanged() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func _updateIfNeeded() {
        guard _needsUpdate else { return }
        _needsUpdate = false
        updateConfiguration()
        _contentChanged()
    }

    /// The focus alone changes neither titles nor images.
    var _lookState: UIControl.State { state.subtracting(.focused) }

    private var _usedTint: UIColor { role == .destructive ? .destructiveText : tintColor }

    var _foreground: UIColor {
        let state = _lookState
        if let configuration {
            if role == .destructive, configuration._style == .filled, isEnabled { return .white }
            return configuration._foreground(tint: _usedTint, state: state)
        }
        // Only the system's buttons turn grey by themselves.
        let turnsGrey = !isEnabled && _buttonType != .custom
        if let color = titleColor(for: state), _titleColors[state] != nil || !turnsGrey { return color }
        if turnsGrey { return .tertiaryLabel }
        return _buttonType == .system ? _usedTint : .white
    }

    /// The colour in which an image is drawn that is a stencil: the title's own colour does not count.
    private var _imageTint: UIColor {
        if let configuration { return configuration.imageColorTransformer?(_foreground) ?? _foreground }
        return isEnabled ? _usedTint : .tertiaryLabel
    }

    var _shownSubtitle: String? {
        guard let text = configuration?.subtitle, !text.isEmpty else { return nil }
        return text
    }

    /// Brings labels and image into step with the state.
    func _contentChanged() {
        let foreground = _foreground
        let attributed = _shownAttributedTitle
        let subtitle = _shownAttributedSubtitle
        _show(currentTitle, attributed, in: _titleLabel, color: foreground)
        _show(_shownSubtitle, subtitle, in: _subtitleLabel, color: foreground)
        let hasWheel = configuration?.showsActivityIndicator == true
        _imageView.image = hasWheel ? nil : _shownImage
        _imageView.isHidden = _imageView.image == nil
        _imageView.tintColor = _imageTint
        _updateWheel(hasWheel, color: foreground)
        let opacity = _contentOpacity
        for part in [_imageView, _titleLabel, _subtitleLabel] as [UIView] where part.alpha != opacity {
            part.alpha = opacity
        }
        let titles = [attributed?.string ?? currentTitle, subtitle?.string ?? _shownSubtitle]
        _setAutomaticLabel(titles.compactMap { $0 }.joined(separator: ", "))
        if changesSelectionAsPrimaryAction || isSelected {
            _changeAccessibility { $0.isPressed = isSelected }
        }
        if !isSelected, _accessibility.isPressed == true { _changeAccessibility { $0.isPressed = false } }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func _show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        in label: UILabel,
        color: UIColor
    ) {
        if let attributed {
            // What has no colour of its own has that of the state, so the label's comes first.
            label.text = nil
            label.textColor = color
            if let configuration, label === _titleLabel {
                label.font = configuration._titleFont(for: traitCollection)
            }
            label.attributedText = attributed
            label.lineBreakMode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
            label.isHidden = attributed.length == 0
            return
        }
        if label.text != text || label._attributed != nil { label.text = text }
        label.textColor = color
        label.isHidden = text?.isEmpty != false
    }

    private var _shownAttributedTitle: NSAttributedString? {
        let title = _popUpSelection == nil ? currentAttributedTitle : nil
        return _transformed(title, currentTitle, configuration?._titleTransformer, _titleLabel.font)
    }

    private var _shownAttributedSubtitle: NSAttributedString? {
        let subtitle = configuration?.attributedSubtitle.map { NSAttributedString($0) }
        return _transformed(
            subtitle,
            _shownSubtitle,
            configuration?._subtitleTransformer,
            _subtitleLabel.font
        )
    }

    /// The text with what a configuration's transformer makes of its attributes.
    private func _transformed(
        _ attributed: NSAttributedString?,
        _ plain: String?,
        _ transformer: UIConfigurationTextAttributesTransformer.Reference?,
        _ font: UIFont?
    ) -> NSAttributedString? {
        guard let transformer, let source = attributed ?? plain.map({ NSAttributedString(string: $0) }) else {
            return attributed
        }
        let result = NSMutableAttributedString(attributedString: source)
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { values, range, _ in
            var all: [NSAttributedString.Key: Any] = [.foregroundColor: _foreground]
            all[.font] = font
            all.merge(values) { $1 }
            let container = transformer.transformer(AttributeContainer(all))
            result.setAttributes([NSAttributedString.Key: Any](container), range: range)
        }
        return result
    }

    private func _updateWheel(_ isShown: Bool, color: UIColor) {
        guard isShown || _wheel != nil else { return }
        let wheel = _wheel ?? UIActivityIndicatorView(style: .medium)
        if _wheel == nil {
            _wheel = wheel
            addSubview(wheel)
        }
        wheel.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
        if isShown { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    /// System buttons draw images as stencils unless they say otherwise.
    private var _shownImage: UIImage? {
        guard var image = currentImage else { return nil }
        if image.isSymbolImage, let symbol = currentPreferredSymbolConfiguration {
            image = image.applyingSymbolConfiguration(symbol) ?? image
        }
        guard _buttonType == .system || configuration != nil, image.renderingMode == .automatic else {
            return image
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private var _contentOpacity: CGFloat {
        let state = _lookState
        if let configuration { return configuration._contentOpacity(state: state) }
        guard state.contains(.highlighted), _titleColors[state] == nil, _images[state] == nil else {
            return 1
        }
        return _buttonType == .system ? 0.3 : currentImage == nil ? 1 : 0.6
    }

    /// Whether what is behind the title shows that this is a button.
    private var _hasVisibleBackground: Bool {
        if currentBackgroundImage != nil || backgroundColor != nil { return true }
        guard let configuration else { return _buttonType != .system }
        let color = configuration._backgroundColor(tint: _usedTint, state: _lookState)
        return color.components(with: traitCollection).alpha > 0 || configuration.background.strokeWidth > 0
    }

    /// Background and focus ring.
    var _backgroundCommands: [DrawingCommand] {
        let traits = traitCollection
        let area = backgroundRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        var commands: [DrawingCommand] = []
        var radius: CGFloat = 6
        if let configuration {
            let background = configuration.background._frame(in: self, area: area)
            radius = configuration._cornerRadius(height: background.height)
            let color = configuration._backgroundColor(tint: _usedTint, state: _lookState)
                .components(with: traits)
            if color.alpha > 0 {
                commands.append(.fill(background, cornerRadius: radius, color: color))
            }
            if configuration._isGlass {
                let shade = UIColor.black.withAlphaComponent(0.16).components(with: traits)
                commands.insert(
                    .shadow(background, cornerRadius: radius, offset: 2, blur: 8, color: shade),
                    at: 0
                )
                let edge = UIButton.Configuration._glassEdge.components(with: traits)
                commands.append(.stroke(background, cornerRadius: radius, width: 0.5, color: edge))
            }
            let width = configuration.background.strokeWidth
            if width > 0 {
                let outset = configuration.background.strokeOutset
                let line = background.insetBy(dx: -outset, dy: -outset)
                let color = configuration.background.resolvedStrokeColor(for: _usedTint)
                    .components(with: traits)
                commands.append(
                    .stroke(line, cornerRadius: max(0, radius + outset), width: width, color: color)
                )
            }
        }
        commands += _indicatorCommands
        if let image = currentBackgroundImage {
            let isTemplate = image.renderingMode == .alwaysTemplate
            let image = DrawingCommand.image(
                image,
                area,
                tint: isTemplate ? _usedTint.components(with: traits) : nil
            )
            commands.append(isEnabled || _backgroundImages[.disabled] != nil ? image : .faded(0.5, [image]))
        }
        if UIAccessibility.buttonShapesEnabled, !_hasVisibleBackground, !_titleLabel.isHidden {
            let title = _titleLabel.frame
            let line = CGRect(x: title.minX, y: title.maxY - 1, width: title.width, height: 1)
            commands.append(.fill(line, cornerRadius: 0, color: _foreground.components(with: traits)))
        }
        if state.contains(.focused) {
            let color = _usedTint.components(with: traits)
            commands.append(FocusRing.around(area, cornerRadius: radius, color: color))
        }
        return commands
    }

    func _placeBackgroundParts() {
        guard let configuration, let view = _backgroundParts else { return }
        let area = backgroundRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let frame = configuration.background._frame(in: self, area: area)
        view.place(frame, cornerRadius: configuration._cornerRadius(height: frame.height))
    }

    func _resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top,
            left: isRightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing
        )
    }
}
