internal import GtkInterop

extension UIViewController {
    var _lazyPopover: UIPopoverPresentationController? {
        if _popoverController == nil, modalPresentationStyle == .popover {
            _popoverController = UIPopoverPresentationController(self)
        }
        return modalPresentationStyle == .popover ? _popoverController : nil
    }

    /// How a controller of the style `popover` is shown in the window that it belongs to.
    var _popoverKind: PresentationKind {
        guard let popover = _lazyPopover else { return .page }
        if _presentation == nil { popover.delegate?.prepareForPopoverPresentation(popover) }
        let source = popover._source
        let window = source?.window ?? _presenting?.viewIfLoaded?.window
        let traits = window?.traitCollection ?? traitCollection
        if traits.horizontalSizeClass != .regular {
            let style = popover.adaptivePresentationStyle(for: traits)
            guard style == .none || style == .popover else { return style._kind }
        }
        guard source != nil || _presentation != nil else {
            // An app for phones may never have been in a wide window, where iOS would end it.
            Log.warn(
                "\(type(of: self)) is presented as a page, since a popover needs something to stand beside: set sourceItem or sourceView of its popoverPresentationController to one that is on the screen"
            )
            return .page
        }
        return .pointing(source?.area ?? .zero, popover.permittedArrowDirections)
    }

    /// The size of a popover's content.
    var _popoverSize: CGSize {
        var size = _popoverContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 480 }
        return size
    }
}
