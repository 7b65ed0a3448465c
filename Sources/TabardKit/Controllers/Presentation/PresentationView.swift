internal import GtkInterop

/// Lies over the whole window while a controller is presented: dims what is below and keeps all input from it.
@MainActor
final class PresentationView: UIView {
    /// The controller that is shown: the presented one, or one that stands in its place.
    let controller: UIViewController
    let owner: UIPresentationController
    let kind: PresentationKind
    /// Whether what lies below leaves the screen.
    let covers: Bool
    let sheet = SheetView(frame: .zero)
    /// What says where a sheet stands; nil for what is none.
    let sheetController: UISheetPresentationController?
    /// From 0, not there yet, to 1.
    private(set) var progress: CGFloat = 0
    /// An app's own animation that is on its way here.
    var transition: ControllerTransition?
    /// Lets others be animated together with the way in or out.
    var coordinator: TransitionCoordinator?
    /// Whether the controller's view stands where an app put it, rather than in the sheet.
    var isFree = false
    /// The view that it lies over, if that is only a part of the window.
    weak var contextView: UIView?
    /// Whether the presenter has left the screen, and the containers around tell this one's controller instead.
    var standsIn = false
    private let arrow = PopoverArrow(frame: .zero)
    /// How far a sheet is pulled below where it rests at the lowest.
    var lowered: CGFloat = 0
    /// The height of a sheet while it is moved; nil where it rests.
    var heldHeight: CGFloat?
    private(set) var heights = SheetHeights([SheetHeights.Rest(identifier: .large, height: 0)])
    /// Whether the sheet stands at the lower edge and has detents.
    private(set) var isAttached = false
    var settling: TimedAnimation?
    private var animation: TimedAnimation?
    private var completion: (() -> Void)?
    /// A press beside the sheet.
    private var pressBeside: UITouch?
    private var formerFocus: FormerFocus?
    private var isUndimmed = false

    init(_ controller: UIViewController, owner: UIPresentationController, kind: PresentationKind) {
        self.controller = controller
        self.owner = owner
        self.kind = kind
        let isOwn = kind == owner._kind
        covers = isOwn ? owner.shouldRemovePresentersView : kind.covers
        sheetController =
            kind.isSheet || kind.isPointing
            ? owner as? UISheetPresentationController
                ?? (owner as? UIPopoverPresentationController)?.adaptiveSheetPresentationController : nil
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(sheet)
        addSubview(arrow)
        arrow.isHidden = true
        // What an app adds lies above, and is what is pressed.
        if kind == .custom { sheet.isUserInteractionEnabled = false }
    }

    required init?(coder: NSCoder) { nil }

    private var fades: Bool {
        switch kind {
        case .alert, .popover, .pointing: true
        default: controller.modalTransitionStyle == .crossDissolve
        }
    }

    /// What it lies over, in the coordinates of what is in it.
    var area: CGRect {
        if contextView == nil, let superview { return superview.bounds }
        return CGRect(origin: .zero, size: bounds.size)
    }

    /// A popover follows what it belongs to, and becomes a page where there is no room for it.
    private var currentKind: PresentationKind {
        guard kind.isPointing else { return kind }
        return controller._presentationKind
    }

    /// Where the view stands, but for what moves it.
    private var restingLayout: PresentationLayout {
        let kind = currentKind
        let size = area.size
        let bounds = CGRect(origin: .zero, size: size)
        let isCompact = traitCollection.horizontalSizeClass != .regular
        let alertSize = (controller as? UIAlertController)?._contentSize(in: size)
        let content = alertSize ?? (kind.isSheet ? owner.preferredContentSize : controller._popoverSize)
        var layout = PresentationLayout(kind, in: bounds, isCompact: isCompact, content: content)
        guard kind.isSheet, let sheetController else {
            isAttached = false
            return layout
        }
        isAttached = layout.reachesBottom
        if let radius = sheetController.preferredCornerRadius,
            radius != UISheetPresentationController.automaticDimension
        {
            layout.cornerRadius = radius.isFinite ? max(0, radius) : 0
        }
        if isAttached {
            attach(&layout, sheetController, in: bounds)
        } else if let source = sheetController.sourceView, source.window != nil, source.window === window {
            let middle = source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: window)
            layout.center(on: middle, in: bounds)
        }
        return layout
    }

    /// Gives a sheet at the lower edge the height of its detent, or the one that it is moved to.
    private func attach(
        _ layout: inout PresentationLayout,
        _ sheetController: UISheetPresentationController,
        in bounds: CGRect
    ) {
        heights = sheetController._heights(
            most: layout.frame.height,
            below: safeAreaInsets.bottom,
            traits: traitCollection
        )
        let height = heldHeight ?? heights.rest(sheetController.selectedDetentIdentifier).height
        layout.dimming = heights.dimming(
            at: height - lowered,
            undimmed: sheetController.largestUndimmedDetentIdentifier
        )
        layout.frame.origin.y = bounds.maxY - height
        layout.frame.size.height = height
        let wanted = owner.preferredContentSize.width
        if sheetController.widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0, wanted < bounds.width
        {
            layout.frame.origin.x = ((bounds.width - wanted) / 2).rounded()
            layout.frame.size.width = wanted
        }
    }

    /// Where the presented view stands in the end.
    var _frameOfPresentedView: CGRect { restingLayout.frame }

    /// The height of a sheet as it is seen; nil for what has no detents.
    var sheetHeight: CGFloat? {
        guard sheetController != nil else { return nil }
        layoutIfNeeded()
        return isAttached ? sheet.frame.height - lowered : nil
    }

    override func layoutSubviews() {
        owner.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        place()
        owner.containerViewDidLayoutSubviews()
    }

    private func place() {
        var layout = restingLayout
        let away = fades ? 0 : (1 - progress) * (area.height - layout.frame.minY)
        layout.frame.origin.y += (away + lowered).rounded()
        sheet.layout = layout
        sheet.frame = layout.frame
        sheet.alpha = fades ? max(0.011, progress) : 1
        sheet.grabber.isHidden = !(isAttached && sheetController?.prefersGrabberVisible == true)
        arrow.alpha = sheet.alpha
        arrow.place(
            layout,
            color: controller.popoverPresentationController?.backgroundColor ?? controller.view
                .backgroundColor
                ?? .systemBackground
        )
        if !isFree { presentedView?.frame = CGRect(origin: .zero, size: layout.frame.size) }
        letThrough(isAttached && layout.dimming == 0 && kind.isSheet, layout.frame)
        setNeedsDisplay()
    }

    /// Where nothing is dimmed, what lies below can be used.
    ///
    /// The view is then as large as the sheet alone, in coordinates that stay the same, so that GTK finds what lies below.
    private func letThrough(_ isOpen: Bool, _ sheetFrame: CGRect) {
        guard contextView == nil, superview != nil, isOpen || isUndimmed else { return }
        let seen = isOpen ? sheetFrame.intersection(area) : area
        if frame != seen, !seen.isNull {
            frame = seen
            bounds.origin = seen.origin
        }
        guard isOpen != isUndimmed else { return }
        isUndimmed = isOpen
        if controller._presenting?._presented === controller { controller._presenting?._setCovered(!isOpen) }
    }

    /// Whether what lies below can be used.
    var letsThrough: Bool { isUndimmed }

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
                self.kind.leavesOnEscape
            else { return false }
            self.controller._userTurnedAway()
            return true
        }
        if kind.isSheet || kind.isPointing { SheetDragging(self).follow() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        owner.traitCollectionDidChange(previousTraitCollection)
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

    /// Moves in or out, and then calls back.
    func move(to target: CGFloat, animated: Bool, completion: @escaping () -> Void) {
        finish()
        // Nothing is seen of what a dialog stands for.
        guard animated, kind != .dialog, let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled
        else {
            show(target)
            layoutIfNeeded()
            completion()
            return
        }
        let start = progress
        self.completion = completion
        let animation = TimedAnimation(
            on: widget,
            seconds: movingTime,
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

    /// How long the way in or out takes, in seconds.
    var movingTime: TimeInterval { fades ? 0.2 : 0.35 }

    /// Brings a movement in progress to its end at once.
    func finish() {
        settling?.skip()
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

    /// Ends what was animated together with the way in or out.
    func endCoordinator() {
        guard let ending = coordinator else { return }
        coordinator = nil
        for controller in [controller, owner._presenter] where controller?._coordinator === ending {
            controller?._coordinator = nil
        }
        ending.end()
    }

    /// Brings the keyboard focus into the presented view.
    func takeFocus() {
        formerFocus = FormerFocus(in: _window)
        EditedField.current?.resignFirstResponder()
        if !(controller is UIAlertController) { sheet.accessibilityLabel = controller._spokenTitle }
        _ = (controller as? UIAlertController)?._takeInitialFocus() ?? false || sheet._takeFocus()
    }

    /// Gives the focus back to where it was.
    func returnFocus() {
        // GTK 4.8 keeps a reference to what goes while something in it has the focus.
        _window?._native?.clearFocus()
        formerFocus?.takeBack(in: _window)
    }
}
