internal import GtkInterop

/// Stands where there is no content, and shows a `UIContentUnavailableConfiguration`.
///
/// Controllers make one for their `contentUnavailableConfiguration`; an app can put one anywhere else too. The parts stand in the
/// middle of what is safe.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    var _shown: UIContentUnavailableConfiguration
    let _parts = ContentUnavailableParts()
    var _scroll: UIScrollView?
    var _backgroundParts: BackgroundConfigurationView?

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        _shown = configuration
        super.init(frame: .zero)
        _showConfiguration()
    }

    /// Makes a view from an archive, without content; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _shown = .empty()
        super.init(coder: coder)
    }

    /// What it shows, a `UIContentUnavailableConfiguration`; another one is a programming error.
    open var configuration: any UIContentConfiguration {
        get { _shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    """
                    A UIContentUnavailableView shows a UIContentUnavailableConfiguration, but its configuration is \
                    \(type(of: newValue))
                    """
                )
            }
            guard new != _shown else { return }
            _shown = new
            _showConfiguration()
        }
    }

    /// Whether content that is higher than the view can be scrolled; false by default.
    open var isScrollEnabled: Bool {
        get { _scroll != nil }
        set { if newValue != isScrollEnabled { _setScrollEnabled(newValue) } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(width: size.width) }

    open override var intrinsicContentSize: CGSize { _fittingSize(width: .greatestFiniteMagnitude) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard
            previousTraitCollection?.preferredContentSizeCategory
                != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { _fittingSize(width: width).height }

    override func _drawContent(_ snapshot: Snapshot) { _shown.background._draw(snapshot, in: self) }
}

extension UIContentUnavailableView {
    private var _holder: UIView { _scroll ?? self }

    private func _showConfiguration() {
        BackgroundConfigurationView.update(&_backgroundParts, to: _shown.background, in: self)
        _parts.show(_shown, in: _holder)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func _setScrollEnabled(_ isEnabled: Bool) {
        let old = _scroll
        _scroll = isEnabled ? UIScrollView(frame: bounds) : nil
        if let scroll = _scroll {
            scroll.contentInsetAdjustmentBehavior = .never
            addSubview(scroll)
        }
        _parts.show(_shown, in: _holder)
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    /// The space around the content.
    private var _insets: UIEdgeInsets {
        var margins = _shown.directionalLayoutMargins
        let axes = _shown.axesPreservingSuperviewLayoutMargins
        let outer = superview?.directionalLayoutMargins ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        if axes.contains(.horizontal) {
            // Margins of the view around may reach into what is safe already.
            let (start, end) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
            margins.leading = max(margins.leading, outer.leading - start)
            margins.trailing = max(margins.trailing, outer.trailing - end)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top - safe.top)
            margins.bottom = max(margins.bottom, outer.bottom - safe.bottom)
        }
        var insets = margins.resolved(isRightToLeft: isRightToLeft)
        insets.top += safe.top
        insets.left += safe.left
        insets.bottom += safe.bottom
        insets.right += safe.right
        return insets
    }

    private func _fittingSize(width: CGFloat) -> CGSize {
        let insets = _insets
        let room = min(ContentUnavailableLayout.mostWidth, max(1, width - insets.left - insets.right))
        let parts = _parts.measured(for: _shown, width: room)
        let layout = ContentUnavailableLayout(parts, in: .zero, isCentered: true, isRightToLeft: false)
        let wanted = (parts.map(\.size.width).max() ?? 0) + insets.left + insets.right
        return CGSize(
            width: min(width, wanted).rounded(.up),
            height: (layout.height + insets.top + insets.bottom).rounded(.up)
        )
    }

    private func _layOutParts() {
        if let background = _backgroundParts {
            let frame = _shown.background._frame(in: self)
            background.place(frame, cornerRadius: _shown.background._radius(in: frame))
        }
        let insets = _insets
        var area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        area.size.width = max(0, area.width)
        area.size.height = max(0, area.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isCentered = _shown.alignment == .center
        let width = min(ContentUnavailableLayout.mostWidth, area.width)
        if isCentered {
            area = area.insetBy(dx: ((area.width - width) / 2).rounded(.down), dy: 0)
        }
        let layout = ContentUnavailableLayout(
            _parts.measured(for: _shown, width: width),
            in: area,
            isCentered: isCentered,
            isRightToLeft: isRightToLeft
        )
        _parts.place(layout.frames)
        guard let scroll = _scroll else { return }
        scroll.frame = CGRect(origin: .zero, size: bounds.size)
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: max(bounds.height, layout.height + insets.top + insets.bottom)
        )
    }
}
