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
}
