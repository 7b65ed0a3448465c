/// Shows what is pressed in a view large in the middle of the window, while the user wants the largest texts.
///
/// ```swift
/// bar.addInteraction(UILargeContentViewerInteraction(delegate: self))
/// button.showsLargeContentViewer = true
/// button.largeContentTitle = "Compose"
/// ```
///
/// It shows while a press is held, changes as the press moves over other items, and goes when it ends. `isEnabled` says whether
/// the text size calls for it.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, _SelectorAnswering, UIInteraction {
    private weak var owner: UIView?
    private var panel: LargeContentPanel?
    private lazy var press = UILongPressGestureRecognizer(handler: { [weak self] in self?.follow($0) })

    /// Makes an interaction.
    ///
    /// - Parameter delegate: Says what is shown; nil for the views in the view with `showsLargeContentViewer`.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Says what is shown, and hears where a press ended.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// Whether the user wants texts so large that bars and the like can't have them.
    open class var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// What recognizes the press, for relations to other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {
        owner?.removeGestureRecognizer(press)
        _close()
    }

    open func didMove(to view: UIView?) {
        owner = view
        view?.addGestureRecognizer(press)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let owner, owner.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
            return _close()
        }
        let point = recognizer.location(in: owner)
        switch recognizer.state {
        case .began, .changed: _show(item(at: point), for: owner)
        case .ended:
            let item = item(at: point)
            _close()
            delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
        case .possible, .cancelled, .failed: _close()
        }
    }

    /// What is shown at a point of the view.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let delegate { return delegate.largeContentViewerInteraction(self, itemAt: point) }
        return _shownView(at: point)
    }

    /// The innermost view at a point that is shown large.
    func _shownView(at point: CGPoint) -> UIView? {
        guard let owner else { return nil }
        let hit = owner.hitTest(point, with: nil)
        return sequence(first: hit ?? owner, next: { $0 === owner ? nil : $0.superview }).first {
            $0.showsLargeContentViewer
        }
    }

    func _show(_ item: (any UILargeContentViewerItem)?, for owner: UIView) {
        guard let item, item.showsLargeContentViewer, let window = owner._window else { return _close() }
        if panel?.item === item { return }
        _close()
        let panel = LargeContentPanel(item)
        panel.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        window.addSubview(panel)
        self.panel = panel
    }

    /// - Parameter item: What is taken away; nil for whatever is shown.
    func _close(_ item: (any UILargeContentViewerItem)? = nil) {
        guard item == nil || panel?.item === item else { return }
        panel?.removeFromSuperview()
        panel = nil
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UILargeContentViewerInteraction.self)
    }
}
