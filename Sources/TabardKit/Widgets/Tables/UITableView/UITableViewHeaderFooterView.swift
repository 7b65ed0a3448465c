internal import GtkInterop

/// The header or footer of a section: a text, or views of the app's own in `contentView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    var _reuseIdentifier: String?
    var _content = UIView(frame: .zero)
    var _configurations: CellConfigurations?
    var _needsConfigurationUpdate = true
    var _text: UILabel?
    var _detail: UILabel?
    var _labelStyle: UITableView.Style = .plain
    /// What the texts keep from the sides.
    var _labelMargin = TableCellLayout.margin
    var _isHeader = true
    var _title: String?
    var _isFloating = false {
        didSet {
            guard _isFloating != oldValue else { return }
            setNeedsDisplay()
            setNeedsUpdateConfiguration()
        }
    }

    /// Makes a view.
    ///
    /// - Parameter reuseIdentifier: The name under which the table keeps the view while it is out of sight; without one
    ///   it is not kept.
    public init(reuseIdentifier: String?) {
        _reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(_content)
    }

    /// Makes a view that no table keeps; tables give it its place.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view from an interface document.
    public required init?(coder: NSCoder) {
        _reuseIdentifier = (coder as? InterfaceCoder)?.text("reuseIdentifier")
        super.init(coder: coder)
        if _content.superview == nil { addSubview(_content) }
    }

    /// The name under which the table keeps the view for reuse.
    open var reuseIdentifier: String? { _reuseIdentifier }

    /// Where all content stands. A content configuration puts a view of its own there.
    open var contentView: UIView { _content }

    /// What it shows, as a value; nil, that is its own labels or the app's views, by default.
    ///
    /// Its view takes the place of `contentView`, with all that was in it. A configuration that this view supports is
    /// given to it; for another one there is another view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { _contentConfiguration }
        set { _contentConfiguration = newValue }
    }

    /// An image and texts as the table's style has them in headers and footers, without content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration { _usualContentConfiguration }

    /// What is drawn behind the content; nil, that is what the table's style has, by default.
    ///
    /// It takes the place of `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { _backgroundConfiguration }
        set { _backgroundConfiguration = newValue }
    }

    /// The background that the table's style has.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        _labelStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Whether the content is updated when the state changes; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { _updatesContentConfiguration }
        set { _updatesContentConfiguration = newValue }
    }

    /// Whether the background is updated when the state changes; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { _updatesBackgroundConfiguration }
        set { _updatesBackgroundConfiguration = newValue }
    }

    /// The state that configurations are updated for. An override adds values of the app's own to `super`'s.
    open var configurationState: UIViewConfigurationState { _currentState }

    /// Has the configurations updated before the next layout; changes of the state do so by themselves.
    open func setNeedsUpdateConfiguration() { _askForConfigurationUpdate() }

    /// Brings the configurations into step with a state. An override may set what is shown; never call it.
    open func updateConfiguration(using state: UIViewConfigurationState) { _updateConfigurations(for: state) }

    /// Called after `updateConfiguration(using:)` with a header or footer and its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Sets what is shown in a state; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What stands behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if backgroundView != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            if let view = backgroundView { insertSubview(view, at: 0) }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The text; nil while there is a content configuration.
    open var textLabel: UILabel? { _makeText() }

    /// A second text below, in headers of plain tables; nil while there is a content configuration.
    open var detailTextLabel: UILabel? { _makeDetail() }

    /// Called before the view is used for another section. Call `super`.
    open func prepareForReuse() {}

    override func _decodeParts(from coder: InterfaceCoder) {
        if let content = coder.view("contentView", as: UIView.self) { _content = content }
        addSubview(_content)
    }

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        super.layoutSubviews()
        _layOutTexts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: _wantedHeight(width: size.width))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        _styleTexts()
    }

    override func _takeTextSize() { _styleTexts() }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        if let background = _configurations?.background {
            background._draw(snapshot, in: self)
        } else {
            guard _labelStyle == .plain, backgroundView == nil, backgroundColor == nil else { return }
            let color = UIColor.secondarySystemBackground
            snapshot.fill(area.native, color: color.components(with: traitCollection))
        }
        guard _isFloating else { return }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let line = CGRect(x: 0, y: area.height - hairline, width: area.width, height: hairline)
        snapshot.fill(line.native, color: UIColor.separator.components(with: traitCollection))
    }

    override var _role: AccessibleRole { _isHeader ? .heading : .generic }
}

extension UITableViewHeaderFooterView {
    private static let plainHeight: CGFloat = 30

    func _makeText() -> UILabel? {
        if let label = _text { return label }
        guard _configurations?.content == nil else { return nil }
        let label = UILabel(frame: .zero)
        _text = label
        _styleTexts()
        _content.addSubview(label)
        return label
    }

    func _makeDetail() -> UILabel? {
        if let label = _detail { return label }
        guard _configurations?.content == nil else { return nil }
        let label = UILabel(frame: .zero)
        _detail = label
        _styleTexts()
        _content.addSubview(label)
        return label
    }

    func _setTitle(_ title: String) {
        _title = title
        _makeText()?.text = title
        accessibilityLabel = title
        _text?.accessibilityElementsHidden = true
    }

    func _take(style: UITableView.Style, isHeader: Bool, margin: CGFloat) {
        _labelStyle = style
        _labelMargin = margin
        _isHeader = isHeader
        if let title = _title, style != .plain, isHeader { _text?.text = title.uppercased() }
        _styleTexts()
    }

    /// - Parameter traits: Those of the table, for a view that is not in it; by default the view's own.
    private func _styleTexts(for traits: UITraitCollection? = nil) {
        let isPlain = _isPlainHeader
        let traits = traits ?? traitCollection
        for label in [_text, _detail] where label?.adjustsFontForContentSizeCategory == false {
            label?.adjustsFontForContentSizeCategory = true
        }
        _text?.font =
            isPlain
            ? .scaled(15, weight: .semibold, as: .subheadline, for: traits)
            : .scaled(13, as: .footnote, for: traits)
        _text?.textColor = isPlain ? .label : .secondaryLabel
        _text?.numberOfLines = isPlain && traits.preferredContentSizeCategory <= .large ? 1 : 0
        _detail?.font = .scaled(13, as: .footnote, for: traits)
        _detail?.textColor = .secondaryLabel
    }

    private var _isPlainHeader: Bool { _labelStyle == .plain && _isHeader }

    func _wantedHeight(width: CGFloat) -> CGFloat {
        _updateConfigurationIfNeeded()
        if _configurations?.content != nil { return _configuredHeight(width: width) }
        let inner = max(0, width - 2 * _labelMargin)
        let heights = [_text, _detail].compactMap { label -> CGFloat? in
            guard let label, label.text?.isEmpty == false else { return nil }
            return label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        }
        let texts = heights.reduce(0, +).rounded(.up)
        if _isPlainHeader { return max(Self.plainHeight, texts + 10) }
        return texts + (_isHeader ? 10 : 11)
    }

    /// What a title wants, without making a view for it each time.
    static func _height(of title: String, isHeader: Bool, in table: UITableView) -> CGFloat {
        let size = table.traitCollection.preferredContentSizeCategory
        if table._style == .plain, isHeader, size <= .large { return plainHeight }
        let label = UITableViewHeaderFooterView(reuseIdentifier: nil)
        label._setTitle(title)
        label._take(style: table._style, isHeader: isHeader, margin: table._labelMargin)
        label._styleTexts(for: table.traitCollection)
        return label._wantedHeight(width: table.bounds.width)
    }

    func _layOutTexts() {
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        _content.frame = CGRect(origin: .zero, size: bounds.size)
        _placeBackgroundParts()
        let margin = _labelMargin
        (_content as? UIListContentView)?._cellMargins =
            NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        let width = max(0, bounds.width - 2 * margin)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let (text, detail) = (height(_text), height(_detail))
        let total = text + detail
        let y =
            _labelStyle == .plain ? (bounds.height - total) / 2 : _isHeader ? bounds.height - total - 5 : 6
        _text?.frame = CGRect(x: margin, y: y.rounded(), width: width, height: text)
        _detail?.frame = CGRect(x: margin, y: y.rounded() + text, width: width, height: detail)
    }

    /// Makes a view of a class that is known only at run time.
    static func _make(
        _ type: UITableViewHeaderFooterView.Type,
        reuseIdentifier: String
    ) -> UITableViewHeaderFooterView? {
        reinterpret(type, as: _RequiredInitializerHeaderFooterView.self).init(
            reuseIdentifier: reuseIdentifier
        )
    }
}

extension UITableViewHeaderFooterView: ReusableView {}

/// Makes `init(reuseIdentifier:)` required, which UIKit's class may not; see `_RequiredInitializerCell`. Not for apps.
open class _RequiredInitializerHeaderFooterView: UITableViewHeaderFooterView {
    /// Never runs: the class is only a way to see others.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// Never runs: the class is only a way to see others.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
