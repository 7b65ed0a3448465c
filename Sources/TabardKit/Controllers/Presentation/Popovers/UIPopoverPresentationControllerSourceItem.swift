/// Something beside which a popover can stand: a view, a button of a bar, a tab.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is seen, in a view's coordinates; `null` while it is not on the screen with that view.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is seen, in another view's coordinates; `null` while it is not in that view's window.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, referenceView.window === window else { return .null }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is seen, in a view's coordinates; `null` while it is not in that view's window.
    public func frame(in referenceView: UIView) -> CGRect {
        _shownView?.frame(in: referenceView) ?? .null
    }
}
