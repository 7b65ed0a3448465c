internal import GtkInterop

extension UIView {
    /// Whether the class is one thing by itself.
    private var _isElementByItself: Bool {
        switch _role {
        case .generic, .group, .list, .tabList, .toolbar, .navigation, .dialog, .alertDialog, .menu,
            .radioGroup, .tabPanel, .image:
            false
        default: true
        }
    }

    var _isAccessibilityElement: Bool { _accessibility.details?.isElement ?? _isElementByItself }

    func _setAccessibilityElement(_ isElement: Bool) {
        // A picture that is none by itself is found by its label, unless the app says so too.
        let isSaid = _role == .image && _accessibility.details?.isElement == nil
        guard isSaid || _isAccessibilityElement != isElement else { return }
        _accessibilityDetails.isElement = isElement
        if _accessibility.isSilentWithoutLabel { _widget?.setAccessibleHidden(_accessibility.isKeptBack) }
        _arrangeElements()
        _superview?._arrangeElements()
        _takeElementFocus()
    }

    /// Whether the view is one element because the app says so, and not its class.
    var _isMadeElement: Bool { !_isElementByItself && isAccessibilityElement }

    var _respondsToUserInteraction: Bool { isUserInteractionEnabled && accessibilityTraits.isInteractive }

    func _attributed(
        _ property: KeyPath<AccessibilityDetails, NSAttributedString?>,
        _ plain: String?
    ) -> NSAttributedString? {
        guard let plain else { return nil }
        if let attributed = _accessibility.details?[keyPath: property], attributed.string == plain {
            return attributed
        }
        return NSAttributedString(string: plain)
    }

    /// Whether the view, or its class, has what few views have.
    var _hasAccessibilityDetails: Bool {
        _accessibility.details != nil || _accessibility.customActions != nil || accessibilityElements != nil
            || _isMadeElement
    }

    /// Shows on the widget what few views have.
    func _showAccessibilityDetails() {
        _offerCustomActions()
        _arrangeElements()
        _placeElementWidgets()
        _takeElementFocus()
    }

    /// Whether something in the view or around it says what of it is found.
    private var _choosesElements: Bool {
        accessibilityElements != nil || _isMadeElement
            || _subviews.contains {
                $0._accessibility.details?.isModal == true || $0._accessibility.isLeftOut
            }
            || _subviews.contains { $0._accessibility.details?.isElement == false }
    }

    /// Leaves out of what screen readers find the subviews that an element, a list of elements or a modal sibling stands for.
    func _arrangeElements() {
        guard _choosesElements else { return }
        let listed = accessibilityElements.map(_subviews(around:))
        let modal = _subviews.last { $0._accessibility.details?.isModal == true && !$0.isHidden }
        for view in _subviews {
            let isLeftOut =
                _isMadeElement || (listed.map { !$0.contains(ObjectIdentifier(view)) } ?? false)
                || (modal != nil && view !== modal)
                || (view._accessibility.details?.isElement == false
                    && (view._isElementByItself || view._role == .image))
            view._changeAccessibility { $0.isLeftOut = isLeftOut }
        }
    }

    /// The subviews that are elements, or have one in them.
    private func _subviews(around elements: [Any]) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        for case var view as UIView in elements {
            while let superview = view._superview, superview !== self { view = superview }
            if view._superview === self { found.insert(ObjectIdentifier(view)) }
        }
        return found
    }

    func _setElements(_ elements: [Any]?) {
        _accessibilityDetails.elements = elements
        _arrangeElements()
        _placeElementWidgets()
    }

    /// Shows elements that are no views, in the order of the list.
    func _placeElementWidgets() {
        guard accessibilityElements != nil || _accessibility.details?.elementWidgets.isEmpty == false else {
            return
        }
        let details = _accessibilityDetails
        for widget in details.elementWidgets { widget.remove() }
        details.elementWidgets = []
        guard let container = _container, let elements = accessibilityElements else { return }
        for case let element as UIAccessibilityElement in elements {
            let widget = AccessibilityElementWidget(element, in: container)
            details.elementWidgets.append(widget)
        }
        container.queueAllocate()
    }

    /// Lets the keyboard focus come to a view that is an element to be used and no control.
    func _takeElementFocus() {
        guard let widget = _widget, _role == .generic else { return }
        let isReached = _isMadeElement && accessibilityRespondsToUserInteraction
        guard isReached || _accessibility.details?.isReached == true else { return }
        widget.isFocusable = isReached || canBecomeFirstResponder
        widget.setActions(isReached ? _elementActions : [], group: "view")
        let details = _accessibilityDetails
        details.isReached = isReached
        guard isReached, details.elementKeys == nil else { return }
        details.elementKeys = widget.onKeyPress { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, self._accessibility.details?.isReached == true else {
                return false
            }
            return self._useElementKey(key)
        }
    }

    /// What assistive technology can do with an element that is no control.
    private var _elementActions: [(name: String, perform: () -> Void)] {
        ElementCommand.commands(for: accessibilityTraits).map { command in
            (command.rawValue, { [weak self] in self?._perform(command) })
        }
    }

    /// Does what the app has for it; a press that it has nothing for taps the element.
    private func _perform(_ command: ElementCommand) {
        switch command {
        case .increment: accessibilityIncrement()
        case .decrement: accessibilityDecrement()
        case .press: if !accessibilityActivate() { _tap(at: accessibilityActivationPoint) }
        }
        _askForAccessibility()
    }

    /// Taps a point of the screen.
    func _tap(at point: CGPoint) {
        guard let window = _window, point.x.isFinite, point.y.isFinite else { return }
        window._arena.tap(at: point)
    }

    /// Uses a key on an element that is no control.
    func _useElementKey(_ key: Key) -> Bool {
        let command = ElementCommand(
            key,
            traits: accessibilityTraits,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        if let command { _perform(command) }
        return command != nil
    }
}
