/// Says where a popover stands.
///
/// ```swift
/// settings.modalPresentationStyle = .popover
/// settings.preferredContentSize = CGSize(width: 280, height: 200)
/// settings.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
/// present(settings, animated: true)
/// ```
///
/// In a narrow window the controller comes as a page instead, unless the delegate's
/// `adaptivePresentationStyle(for:)` says `none`. An action sheet with a `sourceView` stands beside it in a wide window,
/// elsewhere at the lower edge (C18).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view beside which the popover stands; nil by default.
    open var sourceView: UIView?

    /// The part of `sourceView` beside which it stands; `null`, that is all of it, by default.
    open var sourceRect = CGRect.null

    /// What the popover stands beside, if there is no `sourceView`: a view, a bar button, a tab; nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The bar button beside which the popover stands, if there is no `sourceView`: `sourceItem`, if that is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// Which ways the arrow may point; all of them by default. Without any the popover has no arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// Which way the arrow points while the popover is on the screen.
    open var arrowDirection: UIPopoverArrowDirection {
        presentedViewController._presentation?.sheet.layout.arrowDirection ?? .unknown
    }

    /// The colour of the arrow; nil, that is the background of the presented view, by default.
    open var backgroundColor: UIColor?

    /// Says how the popover adapts to a narrow window, and hears of its end; it is not kept alive.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { _delegate as? any UIPopoverPresentationControllerDelegate }
        set { _delegate = newValue }
    }

    /// Says how the controller stands as a sheet where the popover adapts to a narrow window.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet = _sheet { return sheet }
        let sheet = UISheetPresentationController(presentedViewController)
        _sheet = sheet
        return sheet
    }

    private var _sheet: UISheetPresentationController?

    /// The style in a narrow window: what the delegate says, or else a page.
    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        _delegate?.adaptivePresentationStyle(for: self) ?? .pageSheet
    }

    /// The style under the traits: what the delegate says, or else a page in a narrow window.
    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        _delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .pageSheet
    }

    private func window(of item: any UIPopoverPresentationControllerSourceItem) -> UIWindow? {
        switch item {
        case let view as UIView: view.window
        case let button as UIBarButtonItem: button._shownView?.window
        default: presentingViewController.viewIfLoaded?.window
        }
    }

    /// What the popover belongs to, in window coordinates; nil if it is not on the screen.
    var _source: (window: UIWindow, area: CGRect)? {
        if let sourceView, let window = sourceView.window {
            let area = sourceRect.isNull ? sourceView.bounds : sourceRect
            return (window, sourceView.convert(area, to: window))
        }
        guard let sourceItem, let window = window(of: sourceItem) else { return nil }
        let area = sourceItem.frame(in: window)
        return area.isNull ? nil : (window, area)
    }
}
