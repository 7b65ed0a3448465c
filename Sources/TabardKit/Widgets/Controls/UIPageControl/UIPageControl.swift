internal import GtkInterop

/// A row of dots, one a page, that shows the current page and leads to the next or the one before.
///
/// A press on one half, or an arrow key, goes one page on or back and sends `valueChanged`. To a screen reader it is
/// a slider that reads "page 1 of 3".
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    var _currentPage = 0

    /// Makes a page control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _pagesChanged()
    }

    /// Makes a page control from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _pagesChanged()
        if let coder = coder as? InterfaceCoder { _decodePages(from: coder) }
    }

    /// How many pages there are; 0 by default. Less than 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = _currentPage
            invalidateIntrinsicContentSize()
            _pagesChanged()
        }
    }

    /// The page that is shown, counted from 0 and kept within `numberOfPages`. Setting it sends nothing.
    open var currentPage: Int {
        get { _currentPage }
        set {
            _currentPage = min(max(0, newValue), max(0, numberOfPages - 1))
            _pagesChanged()
        }
    }

    /// Whether nothing is drawn while there is only one page; false by default.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the other pages' dots; nil, that is a light grey, by default.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the current page's dot; nil, that is the colour of text, by default.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The size that so many pages take up.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: PageDrawing.width(for: pageCount), height: PageDrawing.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let place = touch?.location(in: self) else { return }
        let isRight = place.x > bounds.midX
        _turn(by: isRight != _isRightToLeft ? 1 : -1)
    }

    override var _role: AccessibleRole { .slider }

    /// A step up, as a screen reader asks for it.
    open override func accessibilityIncrement() { _turn(by: 1) }

    /// A step down, as a screen reader asks for it.
    open override func accessibilityDecrement() { _turn(by: -1) }

    override var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction("increment") { [weak self] in self?.accessibilityIncrement() },
            AccessibleAction("decrement") { [weak self] in self?.accessibilityDecrement() },
        ]
    }

    override func _activate() {}

    override func _useKey(_ key: Key) -> Bool {
        switch key {
        case .right: _turn(by: _isRightToLeft ? -1 : 1)
        case .left: _turn(by: _isRightToLeft ? 1 : -1)
        case .home: _turn(by: -numberOfPages)
        case .end: _turn(by: numberOfPages)
        default: return false
        }
        return true
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIPageControl.self, super._selectors, _SelectorEntry<UIPageControl>.answered)
    }
}

extension UIPageControl {
    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _turn(by pages: Int) {
        let old = _currentPage
        currentPage = old + pages
        if _currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func _pagesChanged() {
        let text = numberOfPages > 0 ? Word.pageOf.text(place: _currentPage + 1, count: numberOfPages) : nil
        _changeAccessibility {
            $0.range = AccessibleRange(
                least: 1,
                most: Double(max(1, numberOfPages)),
                current: Double(_currentPage + 1),
                text: text
            )
            $0.isNamedByValue = true
        }
        setNeedsDisplay()
    }

    var _drawing: PageDrawing {
        let traits = traitCollection
        let isHidden = numberOfPages == 1 && hidesForSinglePage
        return PageDrawing(
            size: bounds.size,
            count: isHidden ? 0 : numberOfPages,
            current: _currentPage,
            color: (pageIndicatorTintColor ?? .tertiaryLabel).components(with: traits),
            currentColor: (currentPageIndicatorTintColor ?? .label).components(with: traits),
            focus: tintColor.components(with: traits),
            showsFocus: _widget?.showsFocus == true,
            isRightToLeft: _isRightToLeft
        )
    }
}
