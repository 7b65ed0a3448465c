/// Presents a controller as a sheet that rests at one or more heights, between which the user drags it.
///
/// ```swift
/// if let sheet = filters.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
///     sheet.largestUndimmedDetentIdentifier = .medium
/// }
/// present(filters, animated: true)
/// ```
///
/// In a narrow window the sheet stands at the lower edge and has its detents; in a wide one it stands in the middle, in a
/// size of its own, as on iPad. A drag anywhere in it moves it, but for what is used by dragging, such as a slider; a drag
/// in scrolled content moves the content first. A flick downwards at the lowest detent, Escape, and a click beside it
/// dismiss it, unless `isModalInPresentation` of the presented controller or the delegate forbids it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// What `preferredCornerRadius` stands for if it is nil.
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    /// The heights at which the sheet rests; `large()` alone by default. There must be at least one.
    open var detents: [Detent] = [.large()] {
        didSet {
            require(
                !detents.isEmpty,
                "A sheet needs at least one detent: .medium(), .large(), or .custom(identifier:resolver:)"
            )
            invalidateDetents()
        }
    }

    /// The detent at which the sheet rests; nil, that is the lowest one, by default. One that is not of `detents` counts as nil.
    ///
    /// Set it in `animateChanges(_:)` to let the sheet move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { _layoutChanged() } }
    }

    /// The largest detent at which what lies below is not dimmed and can be used; nil, that is none, by default.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { _layoutChanged() } }
    }

    /// Whether a handle shows at the upper edge, which moves the sheet to the next detent when it is pressed; false by default.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { _layoutChanged() } }
    }

    /// Whether a finger that pulls content up that is at its top moves the sheet to a larger detent rather than the content;
    /// true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet keeps all its detents in a low window; false, that is only the large one, by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { _layoutChanged() } }
    }

    /// Whether the sheet at the lower edge is as wide as `preferredContentSize` says, rather than the window; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { _layoutChanged() } }
    }

    /// Whether the sheet in a wide window has the size of a page rather than that of a form; true but for the style `formSheet`.
    open var prefersPageSizing: Bool {
        get { _prefersPageSizing ?? (presentationStyle != .formSheet) }
        set {
            _prefersPageSizing = newValue
            _layoutChanged()
        }
    }

    /// The rounding of the corners, in points; nil, that is what Tabard finds right, by default.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { _layoutChanged() } }
    }

    /// A view in the middle of which a sheet in a wide window stands, as far as there is room; nil by default.
    open var sourceView: UIView? {
        didSet { if sourceView !== oldValue { _layoutChanged() } }
    }

    /// Says whether the user may turn away from the sheet, and hears of its detents; it is not kept alive.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { _delegate as? any UISheetPresentationControllerDelegate }
        set { _delegate = newValue }
    }

    private var _prefersPageSizing: Bool?
    /// The sheet moves to what is changed now.
    private var isAnimatingChanges = false

    /// Lets the sheet move to what the closure changes, such as `selectedDetentIdentifier`.
    open func animateChanges(_ changes: () -> Void) {
        let isOuter = !isAnimatingChanges
        let height = _shownPresentation?.sheetHeight
        isAnimatingChanges = true
        changes()
        guard isOuter else { return }
        isAnimatingChanges = false
        if let height { _shownPresentation?.settle(from: height) }
    }

    /// Asks custom detents for their heights again; what is changed within `animateChanges(_:)` moves the sheet.
    open func invalidateDetents() { _layoutChanged() }

    /// The presentation that follows what is said here: its own, or that of a popover in a narrow window.
    var _shownPresentation: PresentationView? {
        guard let presentation = presentedViewController._shownPresentation,
            presentation.sheetController === self
        else { return nil }
        return presentation
    }

    func _layoutChanged() { _shownPresentation?.setNeedsLayout() }

    override var _kind: PresentationKind { prefersPageSizing ? .page : .form }

    /// The user moved the sheet to a detent.
    func _userSelected(_ identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier else { return }
        selectedDetentIdentifier = identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// The detents that are there under the traits, the lowest first.
    func _heights(most: CGFloat, below inset: CGFloat, traits: UITraitCollection) -> SheetHeights {
        let context = SheetDetentContext(
            containerTraitCollection: traits,
            maximumDetentValue: max(0, most - inset)
        )
        let isLow = traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
        let heights = detents.compactMap { detent -> SheetHeights.Rest? in
            guard !isLow || detent.identifier == .large, let value = detent.resolvedValue(in: context),
                !value.isNaN
            else { return nil }
            return SheetHeights.Rest(
                identifier: detent.identifier,
                height: min(max(0, value) + inset, most).rounded()
            )
        }
        return SheetHeights(
            heights.isEmpty ? [SheetHeights.Rest(identifier: .large, height: most)] : heights
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISheetPresentationController.self, super._selectors)
    }
}
