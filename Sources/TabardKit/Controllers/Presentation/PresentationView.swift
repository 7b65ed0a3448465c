internal import GtkInterop

/// Lies over the whole window while a controller is presented: dims what is below and keeps all input from it.
@MainActor
final class PresentationView: UIView {
    let controller: UIViewController
    let kind: PresentationKind
    let sheet = SheetView(frame: .zero)
    /// From 0, not there yet, to 1.
    private(set) var progress: CGFloat = 0
    /// An app's own animation that is on its way here.
    var transition: ControllerTransition?
    /// Whether the controller's view stands where an app put it, rather than in the sheet.
    var isFree = false
    private let arrow = PopoverArrow(frame: .zero)
    private var dragged: CGFloat = 0
    private var animation: TimedAnimation?
    private var completion: (() -> Void)?
    /// A press beside the sheet.
    private var pressBeside: UITouch?
    private weak var formerFocus: UIView?

    init(_ controller: UIViewController) {
        self.controller = controller
        kind = controller._presentationKind
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(sheet)
        addSubview(arrow)
        arrow.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    private var fades: Bool {
        switch kind {
        case .alert, .popover, .pointing: true
        default: controller.modalTransitionStyle == .crossDissolve
        }
    }

    /// A popover follows what it belongs to, and becomes a page where there is no room for it.
    private var currentKind: PresentationKind {
        guard case .pointing = kind else { return kind }
        return controller._presentationKind
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var layout = PresentationLayout(
            currentKind,
            in: CGRect(origin: .zero, size: bounds.size),
            isCompact: traitCollection.horizontalSizeClass != .regular,
            content: (controller as? UIAlertController)?._contentSize(in: bounds.size)
                ?? controller._popoverSize
        )
        let away = fades ? 0 : (1 - progress) * (bounds.height - layout.frame.minY)
        layout.frame.origin.y += (away + dragged).rounded()
        sheet.layout = layout
        sheet.frame = layout.frame
        sheet.alpha = fades ? max(0.011, progress) : 1
        arrow.alpha = sheet.alpha
        arrow.place(
            layout,
            color: controller.popoverPresentationController?.backgroundColor ?? controller.view
                .backgroundColor
                ?? .systemBackground
        )
        if !isFree { controller.view.frame = CGRect(origin: .zero, size: layout.frame.size) }
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let strength = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.25
        let alpha = Double(sheet.layout.dimming * progress) * strength
        guard alpha > 0 else { return }
        let area = CGRect(origin: .zero, size: bounds.size)
        snapshot.fill(area.native, color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.onKeyPress { [weak self] key, modifiers in
            guard let self, key == .escape, modifiers.isEmpty, self.controller._presented == nil,
                self.kind != .fullScreen, self.kind != .overFullScreen, self.kind != .custom
            else { return false }
            self.controller._userTurnedAway()
            return true
        }
        followDrags()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard pressBeside?._isOver != false, kind.leavesOnClickBeside else { return }
        pressBeside = touches.first(where: isBeside)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = pressBeside, touches.contains(touch) else { return }
        pressBeside = nil
        if isBeside(touch) { controller._userTurnedAway() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let touch = pressBeside, touches.contains(touch) { pressBeside = nil }
    }

    private func isBeside(_ touch: UITouch) -> Bool { !sheet.frame.contains(touch.location(in: self)) }

    /// Lets the user pull a page down by its head.
    private func followDrags() {
        guard kind == .page || kind == .form else { return }
        let drag = DragRecognizer()
        drag.pressed = { [weak self] touch in
            guard let self, !self.controller.isModalInPresentation else { return .never }
            let head = CGRect(
                x: self.sheet.frame.minX,
                y: self.sheet.frame.minY,
                width: self.sheet.frame.width,
                height: 56
            )
            return head.contains(touch.location(in: self)) ? .afterMoving : .never
        }
        var start: CGFloat = 0
        drag.began = { start = $0.y }
        drag.moved = { [weak self] place in
            self?.dragged = max(0, place.y - start)
            self?.setNeedsLayout()
        }
        drag.ended = { [weak self] in
            guard let self else { return }
            if self.dragged > min(160, self.sheet.frame.height / 4) {
                self.controller._userTurnedAway()
            } else {
                self.springBack()
            }
        }
        drag.cancelled = { [weak self] in self?.springBack() }
        _addOwnGestureRecognizer(drag)
    }

    /// A page that was pulled down stays.
    func springBack() {
        guard dragged != 0 else { return }
        dragged = 0
        setNeedsLayout()
    }

    /// Moves in or out, and then calls back.
    func move(to target: CGFloat, animated: Bool, completion: @escaping () -> Void) {
        finish()
        guard animated, let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            show(target)
            layoutIfNeeded()
            completion()
            return
        }
        let start = progress
        self.completion = completion
        let animation = TimedAnimation(
            on: widget,
            seconds: fades ? 0.2 : 0.35,
            easing: .easeOut,
            update: { [weak self] part in
                guard let self, self.animation != nil else { return }
                self.show(start + (target - start) * CGFloat(part))
            },
            completion: { [weak self] in self?.ended(at: target) }
        )
        self.animation = animation
        animation.play()
    }

    /// Brings a movement in progress to its end at once.
    func finish() {
        animation?.skip()
        transition?.finishNow()
    }

    private func ended(at target: CGFloat) {
        guard animation != nil else { return }
        animation = nil
        show(target)
        let completion = completion
        self.completion = nil
        completion?()
    }

    func show(_ progress: CGFloat) {
        self.progress = progress
        setNeedsLayout()
    }

    /// Brings the keyboard focus into the presented view.
    func takeFocus() {
        EditedField.current?.resignFirstResponder()
        formerFocus = _window?._focusedView
        _ = (controller as? UIAlertController)?._takeInitialFocus() ?? false || sheet._takeFocus()
    }

    /// Gives the focus back to where it was.
    func returnFocus() {
        // GTK 4.8 keeps a reference to what goes while something in it has the focus.
        _window?._native?.clearFocus()
        if formerFocus?.window != nil { _ = formerFocus?._takeFocus() }
    }
}
