internal import GtkInterop

/// A button with a title, an image, or both.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in save() })
/// button.sizeToFit()
/// ```
///
/// A click, a tap, Space, Enter and a screen reader's action all send `touchUpInside` and `primaryActionTriggered`.
/// The title is the accessible name unless `accessibilityLabel` is set; a button with only an image needs one.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What kind of button it is.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// As the system's buttons look: title and image in the tint colour.
        case system = 1
    }

    /// What the button means.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// What most users want; it looks as `normal` does.
        case primary = 1
        /// It leaves all as it was; it looks as `normal` does.
        case cancel = 2
        /// It does away with something, and is red.
        case destructive = 3
    }

    /// Called to bring a button's configuration into step with its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    var _buttonType = ButtonType.custom
    var _titles: [UIControl.State: String] = [:]
    var _attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var _titleColors: [UIControl.State: UIColor] = [:]
    var _images: [UIControl.State: UIImage] = [:]
    var _backgroundImages: [UIControl.State: UIImage] = [:]
    var _symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
    var _primaryAction: UIAction?
    let _titleLabel = UILabel(frame: .zero)
    let _subtitleLabel = UILabel(frame: .zero)
    let _imageView = UIImageView(frame: .zero)
    var _wheel: UIActivityIndicatorView?
    var _backgroundParts: BackgroundConfigurationView?
    var _needsUpdate = false
    var _openMenu: MenuOverlay?

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _addParts()
    }

    /// Makes a button from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _addParts()
        if let coder = coder as? InterfaceCoder { _decodeButton(from: coder) }
    }

    /// Makes a custom button with the title and image of an action that it performs when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        _setPrimaryAction(primaryAction)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        _setType(buttonType)
    }

    /// Makes a button of a type with the title and image of an action that it performs when it is triggered.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        _setType(buttonType)
        _setPrimaryAction(primaryAction)
        sizeToFit()
    }

    /// Makes a button that looks as its configuration says, and performs an action when it is triggered.
    ///
    /// The action's title and image are shown where the configuration has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        _setType(.system)
        self.configuration = configuration
        // Observers are silent while an object is made.
        _configurationChanged()
        _setPrimaryAction(primaryAction)
        sizeToFit()
    }

    /// What kind of button it is.
    open var buttonType: UIButton.ButtonType { _buttonType }

    /// What the button means; `normal` by default.
    open var role: UIButton.Role = .normal {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What the button looks like; nil by default, when titles, images and colours by state say it.
    open var configuration: UIButton.Configuration? {
        didSet { _configurationChanged() }
    }

    /// Called before the button is drawn in another state, to change its configuration; nil by default.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state updates the configuration; true by default.
    open var automaticallyUpdatesConfiguration = true

    /// Asks for `updateConfiguration()` before the next frame.
    open func setNeedsUpdateConfiguration() {
        _needsUpdate = true
        setNeedsLayout()
    }

    /// Calls `configurationUpdateHandler`; override it to change the configuration with the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether each press turns `isSelected` round, as a toggle does; false by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { _menuChanged() }
    }

    /// The menu that a long press, a click of the other mouse button and the Menu key open; nil by default.
    open var menu: UIMenu? {
        didSet { _menuChanged() }
    }

    /// Whether each press opens the menu, in place of the primary action; false by default.
    ///
    /// Together with `changesSelectionAsPrimaryAction` the button shows the title of the action that is on.
    open var showsMenuAsPrimaryAction = false {
        didSet { _menuChanged() }
    }

    /// In which order the elements of the menu stand; `automatic` by default.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

    /// Sets the title for a state; states without one have that of `normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        _titles[state] = title
        _contentChanged()
    }

    /// Sets the title with its attributes for a state, which counts for more than one without; states without one have
    /// that of `normal`.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        _attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        _contentChanged()
    }

    /// Sets the title's colour for a state; states without one have that of `normal`.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        _titleColors[state] = color
        _contentChanged()
    }

    /// Sets the image for a state; states without one have that of `normal`.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        _images[state] = image
        _contentChanged()
    }

    /// Sets an image that fills the button behind its content, for a state; others have that of `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        _backgroundImages[state] = image
        _contentChanged()
    }

    /// Says how symbols are drawn in a state; others are drawn as in `normal`.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        _symbolConfigurations[state] = configuration
        _contentChanged()
    }

    /// How symbols are drawn in a state, or in `normal`.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration?
    {
        _symbolConfigurations[state] ?? _symbolConfigurations[.normal]
    }

    /// How the symbol is drawn that is shown.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage
            ?? preferredSymbolConfigurationForImage(in: _lookState)
    }

    /// The title that was set for a state, or that of `normal`.
    open func title(for state: UIControl.State) -> String? { _titles[state] ?? _titles[.normal] }

    /// The title with its attributes that was set for a state, or that of `normal`.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        _attributedTitles[state] ?? _attributedTitles[.normal]
    }

    /// The title's colour that was set for a state, or that of `normal`.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        _titleColors[state] ?? _titleColors[.normal]
    }

    /// The image that was set for a state, or that of `normal`.
    open func image(for state: UIControl.State) -> UIImage? { _images[state] ?? _images[.normal] }

    /// The background image that was set for a state, or that of `normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        _backgroundImages[state] ?? _backgroundImages[.normal]
    }

    /// The title that is shown.
    open var currentTitle: String? {
        _popUpSelection?.title ?? configuration?.title ?? title(for: _lookState)
    }

    /// The title with its attributes that is shown; nil if it has none.
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: _lookState)
    }

    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { _foreground }

    /// The image that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: _lookState) }

    /// The background image that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: _lookState) }

    /// The label of the title, for its font and lines; set text and colour through the button.
    open var titleLabel: UILabel? { _titleLabel }

    /// The label of a configuration's subtitle.
    open var subtitleLabel: UILabel? { _subtitleLabel }

    /// The view of the image; set the image through the button.
    open var imageView: UIImageView? { _imageView }

    /// Space around the content of a button without a configuration, in points; zero by default.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { _contentChanged() }
    }

    /// Moves the title of a button without a configuration; zero by default.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Moves the image of a button without a configuration; zero by default.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Where the background is drawn; the bounds by default.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the content stands.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { _contentRect(in: bounds) }

    /// Where the title stands.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { _frames(in: contentRect).title }

    /// Where the image stands.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { _frames(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { _fittingSize(width: .greatestFiniteMagnitude) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = _fittingSize(width: .greatestFiniteMagnitude)
        // A title that breaks into lines takes them in what width there is.
        guard _wraps, size.width > 0, natural.width > size.width else { return natural }
        return _fittingSize(width: size.width)
    }

    override func _takeTextSize() {
        if configuration != nil { _configurationChanged() }
    }

    override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        _wraps ? _fittingSize(width: width).height : nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _followTextSize(after: previousTraitCollection)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _updateIfNeeded()
        _placeBackgroundParts()
        _placeParts()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { _openMenu?.close() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        _contentChanged()
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        if controlEvents.contains(.primaryActionTriggered), _opensMenuAsPrimaryAction {
            _showMenu(at: nil)
            return
        }
        if changesSelectionAsPrimaryAction, controlEvents.contains(.primaryActionTriggered) {
            isSelected.toggle()
        }
        super.sendActions(for: controlEvents)
    }

    override var _baselines: LayoutBaselines { _titleBaselines ?? super._baselines }

    override var _releaseEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    override func _stateChanged() {
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        _contentChanged()
    }

    override var _menuOpener: ((CGPoint?) -> Bool)? {
        { [weak self] _ in
            guard let self, self.isEnabled, self.menu != nil else { return false }
            return self._showMenu(at: nil)
        }
    }

    override func _vary(from coder: InterfaceCoder) {
        super._vary(from: coder)
        _decodeLook(ofText: coder)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_backgroundCommands, scale: max(1, traitCollection.displayScale))
    }
}
