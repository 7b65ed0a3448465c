package import GtkInterop

extension UIView: WidgetHandler {
    /// Makes the widgets of this view and all in it, where they are missing.
    func _ensureWidgetTree() {
        guard _widget == nil else { return }
        _makeWidget()
        for index in _subviews.indices {
            _subviews[index]._ensureWidgetTree()
            _attachWidget(of: _subviews[index], at: index)
        }
    }

    private func _makeWidget() {
        let widget = Widget(handler: self, role: _accessibleRole)
        _widget = widget
        widget.opacity = Double(alpha)
        widget.isVisible = !isHidden
        widget.canTarget = _takesPointer
        let takesKeys = canBecomeFirstResponder
        widget.isFocusable = takesKeys || _isFocusStop
        if takesKeys { _attachKeyboardInput() }
        _widgetDidLoad(widget)
        _container?.clipsChildren = clipsToBounds
        _readOverriddenTexts()
        _accessibility.apply(to: widget)
        if _hasAccessibilityDetails { _showAccessibilityDetails() }
        for case let interaction as any WidgetInteraction in _interactions { interaction._attach(to: widget) }
    }

    /// Puts a subview's widget where it belongs among its siblings'.
    func _attachWidget(of subview: UIView, at index: Int) {
        guard let container = _container, let widget = subview._widget else { return }
        let below = _subviews[..<index].last { $0._widget?.isChild(of: container) == true }
        container.insertChild(widget, above: below?._widget)
        container.queueAllocate()
        _numberTabs()
        if _accessibility.isSilentWithoutLabel {
            // What is in a picture is found, whether the picture says something or not.
            _changeAccessibility { $0.isSilentWithoutLabel = false }
        }
        if _hasAccessibilityDetails || subview._accessibility.details != nil { _arrangeElements() }
    }

    func _makeLayer() -> CALayer {
        if let layer = _layer { return layer }
        let kind: AnyClass = Self.layerClass
        guard let layer = (kind == CALayer.self ? CALayer() : makeInstance(of: kind)) as? CALayer else {
            fatalError("layerClass of \(type(of: self)) must be CALayer or inherit from it, but is \(kind)")
        }
        layer._view = self
        _layer = layer
        return layer
    }

    /// Whether the pointer may reach the view, as far as it alone decides.
    var _takesPointer: Bool { isUserInteractionEnabled && alpha >= 0.01 }

    func _takeFocus() -> Bool {
        guard let widget = _widget else { return false }
        widget.isFocusable = true
        return widget.grabFocus()
    }

    /// Places the widgets of subviews; called by GTK's allocation.
    func _placeSubviews() {
        guard let container = _container else { return }
        let scroll = bounds.origin
        _placeElements(scrolledBy: scroll)
        for subview in _subviews {
            guard let widget = subview._widget, widget.isChild(of: container) else { continue }
            var map = subview._shownMap
            map.tx -= scroll.x
            map.ty -= scroll.y
            // A child's own scroll position moves its content, not the widget itself.
            let origin = subview.bounds.origin
            map = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(map)
            widget.place(
                width: Double(subview.bounds.width),
                height: Double(subview.bounds.height),
                map: map.native
            )
        }
    }

    private func _placeElements(scrolledBy scroll: CGPoint) {
        for widget in _accessibility.details?.elementWidgets ?? [] { widget.place(scrolledBy: scroll) }
    }

    /// Draws what is between background and subviews.
    private func _drawInside(_ area: CGRect, _ snapshot: Snapshot) {
        if !_canvas.steps.isEmpty { snapshot.paint(_canvas.steps, in: area.native) }
        _drawLayersBehindContent(in: snapshot)
        _drawContent(snapshot)
        _drawNativeChildren(snapshot)
    }

    package func widgetDidAllocate(width: Int, height: Int) {
        _willLayOut(width: width, height: height)
        _layoutIfNeeded()
        _placeNativeChildren()
        _placeSubviews()
    }

    package func widgetSnapshot(_ snapshot: Snapshot) {
        _currentTraits.performAsCurrent {
            _updateCanvas()
            guard let transition = _canvas.transition else { return _drawLook(snapshot) }
            transition.draw(bounds.size, in: snapshot) { _drawLook(snapshot) }
        }
    }

    private func _drawLook(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let background = _shownAppearance.background
        guard let layer = _layer else {
            if let background, background.alpha > 0 { snapshot.fill(area.native, color: background) }
            _drawInside(area, snapshot)
            return
        }
        layer._drawView(area, background: background, in: snapshot) { _drawInside(area, $0) }
    }

    package func widgetContains(x: Double, y: Double) -> Bool {
        point(inside: CGPoint(x: x + bounds.minX, y: y + bounds.minY), with: nil)
    }

    package func widgetMoveFocus(_ direction: FocusDirection) -> Bool? {
        _moveFocus(direction)
    }

    package func widgetActivate() -> Bool { _activateByKey() }

    package func widgetStateDidChange() {
        _nativeStateChanged()
    }

    package func widgetDescription(ofPart isPart: Bool) -> String? {
        isPart ? _accessibility.hint : _accessibility.description
    }
}
