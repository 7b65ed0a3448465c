internal import GtkInterop

extension UIViewController {
    /// The nearest controller around that wants what is presented inside it to lie over it alone.
    private var _contextProvider: UIViewController? {
        _ancestors.first { $0.definesPresentationContext }
    }

    /// The controller that presents: the outermost one, or the one that a style of the current context asks for.
    func _presenter(of controller: UIViewController, by owner: UIPresentationController) -> UIViewController {
        let staysInside = owner._kind.staysInContext || !owner.shouldPresentInFullscreen
        return staysInside ? _contextProvider ?? _outermost : _outermost
    }

    /// A controller that provides the context may also say how others come into it.
    func _takeTransitionStyle(for controller: UIViewController, source: UIViewController) {
        guard providesPresentationContextTransitionStyle, definesPresentationContext else { return }
        controller.modalTransitionStyle = modalTransitionStyle
    }

    /// Lays a presentation over the window, or over this controller's view alone.
    func _place(_ presentation: PresentationView, in window: UIView) {
        guard _parent != nil, let view = viewIfLoaded, let superview = view._superview,
            presentation.kind.staysInContext || !presentation.owner.shouldPresentInFullscreen
        else {
            presentation.frame = CGRect(origin: .zero, size: window.bounds.size)
            window.addSubview(presentation)
            return
        }
        presentation.contextView = view
        presentation.frame = view.frame
        presentation.autoresizingMask = view.autoresizingMask
        superview.insertSubview(presentation, aboveSubview: view)
    }

    /// What lies over this controller's view alone, and is neither coming nor going.
    var _shownInContext: UIViewController? {
        guard let presented = _presented, let presentation = presented._presentation,
            presentation.contextView != nil, presentation.covers == presentation.standsIn,
            !presented._isBeingPresented, !presented._isBeingDismissed
        else { return nil }
        return presented
    }

    /// What is on the screen instead of this controller, whose container tells it of coming and going.
    var _standIn: UIViewController? {
        guard let presented = _shownInContext, presented._presentation?.standsIn == true else {
            return nil
        }
        return presented
    }

    /// What lies over the view alone goes with it, as when another tab is chosen.
    func _leaveContext() {
        guard let presentation = _shownInContext?._presentation else { return }
        presentation.removeFromSuperview()
    }

    /// What lies over the view alone is there again when the view is.
    func _restoreContext() {
        guard let presentation = _shownInContext?._presentation, presentation.superview == nil,
            let view = viewIfLoaded, let superview = view._superview
        else { return }
        presentation.frame = view.frame
        superview.insertSubview(presentation, aboveSubview: view)
    }
}
