internal import GtkInterop

/// The widget that stands on the bus for an element that is no view. It draws nothing and takes no pointer.
@MainActor
final class AccessibilityElementWidget: FocusedPart {
    private weak var shown: UIAccessibilityElement?
    private weak var container: Widget?
    private var widget: Widget?

    init(_ element: UIAccessibilityElement, in container: Widget) {
        shown = element
        self.container = container
        let widget = Widget(handler: self, role: element.accessibilityTraits.role ?? .group)
        self.widget = widget
        widget.canTarget = false
        widget.onFocusChange { [weak element] isIn in
            if isIn {
                element?.accessibilityElementDidBecomeFocused()
            } else {
                element?.accessibilityElementDidLoseFocus()
            }
        }
        widget.onKeyPress { [weak self] key, modifiers in
            modifiers.isEmpty && self?.use(key) == true
        }
        element._shown = self
        container.insertChild(widget, above: container.lastChild)
        update()
    }

    var isFocused: Bool { widget?.isFocused ?? false }

    var element: UIResponder? { shown }

    /// Brings what a screen reader hears into step with the element.
    func update() {
        guard let widget, let element = shown else { return }
        let traits = element.accessibilityTraits
        widget.setAccessibleLabel(element.accessibilityLabel ?? "")
        widget.setAccessibleDescription(spokenDescription)
        widget.setAccessibleHidden(!element.isAccessibilityElement)
        if traits.contains(.selected) { widget.setAccessibleSelected(true) }
        if traits.contains(.toggleButton) { widget.setAccessibleChecked(element.accessibilityValue == "1") }
        let isUsed = element.isAccessibilityElement && element.accessibilityRespondsToUserInteraction
        widget.isSensitive = !traits.contains(.notEnabled)
        widget.isFocusable = isUsed
        widget.setActions(isUsed ? actions : [], group: "view")
        widget.setActions(AccessibilityActions.offered(element), group: "custom")
    }

    private var spokenDescription: String? {
        guard let element = shown else { return nil }
        let important = AXCustomContent.important(among: AXCustomContent.of(element))
        let parts = [element.accessibilityValue, important, element.accessibilityHint].compactMap { $0 }
            .filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var actions: [(name: String, perform: () -> Void)] {
        ElementCommand.commands(for: shown?.accessibilityTraits ?? .none).map { command in
            (command.rawValue, { [weak self] in self?.perform(command) })
        }
    }

    /// Does what the app has for it; a press that it has nothing for taps the element.
    private func perform(_ command: ElementCommand) {
        guard let element = shown else { return }
        switch command {
        case .increment: element.accessibilityIncrement()
        case .decrement: element.accessibilityDecrement()
        case .press:
            if !element.accessibilityActivate() {
                (element.accessibilityContainer as? UIView)?._tap(at: element.accessibilityActivationPoint)
            }
        }
        update()
    }

    private func use(_ key: Key) -> Bool {
        guard let element = shown, let widget else { return false }
        let traits = element.accessibilityTraits
        let command = ElementCommand(key, traits: traits, isRightToLeft: widget.isRightToLeft)
        if let command { perform(command) }
        return command != nil
    }

    /// Gives the element the focus, so that a screen reader goes there.
    @discardableResult
    func takeFocus() -> Bool {
        guard let widget else { return false }
        let wasFocusable = widget.isFocusable
        widget.isFocusable = true
        let isFocused = widget.grabFocus()
        widget.isFocusable = wasFocusable
        return isFocused
    }

    /// The element has another frame.
    func move() { container?.queueAllocate() }

    /// Places the widget; called while the container places what is in it.
    func place(scrolledBy scroll: CGPoint) {
        guard let widget, let element = shown else { return }
        let frame = element.accessibilityFrameInContainerSpace
        let isSound = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        let place = isSound ? frame : .zero
        let map = CGAffineTransform(translationX: place.minX - scroll.x, y: place.minY - scroll.y)
        widget.place(width: Double(place.width), height: Double(place.height), map: map.native)
    }

    func remove() {
        widget?.removeFromParent()
        widget = nil
        shown?._shown = nil
    }

    func widgetDidAllocate(width: Int, height: Int) {}

    func widgetSnapshot(_ snapshot: Snapshot) {}

    func widgetContains(x: Double, y: Double) -> Bool { false }

    func widgetMoveFocus(_ direction: FocusDirection) -> Bool? { nil }

    func widgetActivate() -> Bool { use(.enter) }

    func widgetStateDidChange() {}

    func widgetDescription(ofPart isPart: Bool) -> String? { spokenDescription }
}
