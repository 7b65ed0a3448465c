/// What the app says of the look of a cell or a header by configurations; only those that have some keep one.
@MainActor
final class CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundParts: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true
}

/// A cell or a header, which shows configurations.
@MainActor
protocol ConfigurableView: UIView {
    var _configurations: CellConfigurations? { get set }

    /// Where all content stands; a content configuration puts its own view there.
    var _content: UIView { get set }

    /// Whether the configurations are to be updated before the next layout.
    var _needsConfigurationUpdate: Bool { get set }

    /// The content view is another one now.
    func _contentReplaced()

    /// Gives up other backgrounds, as a background configuration takes their place.
    func _removeOtherBackgrounds()

    /// Asks the app for what is to be shown in the state that holds now.
    func _performConfigurationUpdate()
}

extension ConfigurableView {
    private var _ensuredConfigurations: CellConfigurations {
        if let configurations = _configurations { return configurations }
        let configurations = CellConfigurations()
        _configurations = configurations
        return configurations
    }

    var _contentConfiguration: (any UIContentConfiguration)? {
        get { _configurations?.content }
        set {
            guard let newValue else {
                guard _configurations?.content != nil else { return }
                _configurations?.content = nil
                _replaceContent(with: UIView(frame: .zero))
                return
            }
            let view = _configurations?.content == nil ? nil : _content as? any UIContentView
            _ensuredConfigurations.content = newValue
            if let view, view.supports(newValue) {
                view.configuration = newValue
                setNeedsLayout()
            } else {
                _replaceContent(with: newValue.makeContentView())
            }
            _needsConfigurationUpdate = true
        }
    }

    var _backgroundConfiguration: UIBackgroundConfiguration? {
        get { _configurations?.background }
        set {
            guard newValue != _configurations?.background else { return }
            if newValue != nil, _configurations?.background == nil { _removeOtherBackgrounds() }
            let configurations = _ensuredConfigurations
            configurations.background = newValue
            BackgroundConfigurationView.update(&configurations.backgroundParts, to: newValue, in: self)
            _needsConfigurationUpdate = true
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    var _updatesContentConfiguration: Bool {
        get { _configurations?.updatesContent ?? true }
        set {
            if newValue != _updatesContentConfiguration { _ensuredConfigurations.updatesContent = newValue }
        }
    }

    var _updatesBackgroundConfiguration: Bool {
        get { _configurations?.updatesBackground ?? true }
        set {
            if newValue != _updatesBackgroundConfiguration {
                _ensuredConfigurations.updatesBackground = newValue
            }
        }
    }

    private func _replaceContent(with view: UIView) {
        let old = _content
        let index = subviews.firstIndex(of: old) ?? 0
        view.frame = old.frame
        old.removeFromSuperview()
        _content = view
        insertSubview(view, at: index)
        _contentReplaced()
        setNeedsLayout()
    }

    /// Brings content and background into step with a state, as far as they follow it by themselves.
    func _updateConfigurations(for state: any UIConfigurationState) {
        guard let configurations = _configurations else { return }
        if configurations.updatesContent, let content = configurations.content {
            _contentConfiguration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background {
            _backgroundConfiguration = background._following(listBackground).updated(for: state)
        }
    }

    /// The background that cells have in the list that this one is in.
    private var listBackground: UIBackgroundConfiguration? {
        switch self {
        case let cell as UITableViewCell: cell._usualBackgroundConfiguration
        case let cell as UICollectionViewListCell: cell._place?.background
        default: nil
        }
    }

    func _updateConfigurationIfNeeded() {
        guard _needsConfigurationUpdate else { return }
        _needsConfigurationUpdate = false
        _performConfigurationUpdate()
        // What the app sets meanwhile is for this state already.
        _needsConfigurationUpdate = false
    }

    func _askForConfigurationUpdate() {
        guard !_needsConfigurationUpdate else { return }
        _needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func _placeBackgroundParts() {
        guard let view = _configurations?.backgroundParts, let background = _configurations?.background else {
            return
        }
        let frame = background._frame(in: self)
        view.place(frame, cornerRadius: background._radius(in: frame))
    }
}
