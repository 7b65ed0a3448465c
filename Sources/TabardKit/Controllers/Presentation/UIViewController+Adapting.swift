extension UIViewController {
    /// How a controller of a style for sheets is shown in the window of what presents it.
    var _sheetKind: PresentationKind {
        guard let owner = _presentation?.owner ?? _presentationController else {
            return modalPresentationStyle._kind
        }
        let kind = owner._kind
        let traits = _presenting?.traitCollection ?? traitCollection
        guard kind.isSheet, owner._delegate != nil,
            traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
        else { return kind }
        let style = owner.adaptivePresentationStyle(for: traits)
        switch style {
        case .none, .automatic, .pageSheet, .formSheet, .popover, .custom: return kind
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return style._kind
        }
    }

    /// What is shown instead of the controller where its presentation adapts: what the delegate says, or the controller itself.
    func _adapted(
        to kind: PresentationKind,
        _ owner: UIPresentationController,
        _ presenter: UIViewController
    ) -> UIViewController {
        guard let style = owner._adaptedStyle(kind) else { return self }
        owner._delegate?.presentationController(owner, prepare: owner._adaptiveController)
        guard
            let other = owner._delegate?.presentationController(
                owner,
                viewControllerForAdaptivePresentationStyle: style
            ), other !== self, _presenting === presenter
        else { return self }
        require(
            other._presenting == nil && other._parent == nil && other._presented == nil,
            "presentationController(_:viewControllerForAdaptivePresentationStyle:) must answer with a controller that is not shown yet, such as a new UINavigationController around \(type(of: self))"
        )
        _presenting = nil
        _isBeingPresented = false
        presenter._presented = other
        other._presenting = presenter
        other._isBeingPresented = true
        other.modalTransitionStyle = modalTransitionStyle
        other.loadViewIfNeeded()
        return other
    }

    /// Takes a controller out in whose place this one was shown, so that it can be presented again.
    func _giveBack(_ controller: UIViewController) {
        guard let parent = controller._parent else { return }
        parent._letGo(of: controller)
    }
}

extension UIPresentationController {
    /// The style that the presentation has come to by adapting; nil if it is as it was wanted.
    func _adaptedStyle(_ kind: PresentationKind) -> UIModalPresentationStyle? {
        let adapts =
            self is UIPopoverPresentationController ? !kind.isPointing : _kind.isSheet && kind != _kind
        guard adapts, ![.alert, .actionSheet, .dialog].contains(kind) else { return nil }
        return switch kind {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .form: .formSheet
        default: .pageSheet
        }
    }

    /// What presents the controller where it adapts.
    var _adaptiveController: UIPresentationController {
        (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController ?? self
    }
}
