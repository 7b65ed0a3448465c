internal import GtkInterop

/// Carries what is dragged out of a view, until it is dropped or goes back.
///
/// Within the window it follows the press itself, with a picture under the pointer. When the pointer leaves the window, the
/// drag becomes the desktop's, so that other windows and programs can take the items.
@MainActor
package final class DragCarrier {
    /// How long another program may keep what was dropped on it before it says what it did with it, in seconds.
    package static var patience: TimeInterval = 300
    /// The one that is under way, if there is one.
    private(set) static weak var current: DragCarrier?

    private enum Stage {
        case inWindow
        /// The pointer has left the window, and the data for other programs are being made.
        case leaving
        case onDesktop
        case over
    }

    let session: RunningDragSession
    private let interaction: UIDragInteraction
    private let source: UIView
    private let root: any RootView
    /// Called once when the next drag may begin.
    private var released: (() -> Void)?
    private let tracker: DropTracker
    private var stage = Stage.inWindow
    private var picture: PreviewPicture?
    /// Where the picture came from, in the window.
    private var home = CGPoint.zero
    /// From the pointer to the picture's middle.
    private var grip = CGPoint.zero
    private var keys: EventListener?
    private var native: NativeDrag?

    init(
        _ interaction: UIDragInteraction,
        _ session: RunningDragSession,
        from source: UIView,
        in root: any RootView,
        released: @escaping () -> Void
    ) {
        self.interaction = interaction
        self.session = session
        self.source = source
        self.root = root
        self.released = released
        tracker = DropTracker(RunningDropSession(items: session.items, local: session))
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    /// Lifts the items.
    func begin() {
        DragCarrier.current = self
        lift()
        let animator = DragAnimator()
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        animator.run()
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        session.allowsMoveOperation =
            delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        keys = root._widget?.onKeyPress(.beforeFocus) { [weak self] key, _ in
            guard key == .escape, let self, self.stage == .inWindow else { return false }
            self.cancel()
            return true
        }
    }

    private func lift() {
        let lifted = session.items.map { item in
            delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        }
        guard let first = session.items.first else { return }
        let shown: PreviewPicture
        if let preview = lifted.first ?? nil {
            shown = PreviewPicture(of: preview.view, parameters: preview.parameters)
            home = preview.target.container.convert(preview.target.center, to: root)
            shown.transform = preview.target.transform
        } else if let preview = first.previewProvider?() {
            shown = PreviewPicture(of: preview.view, parameters: preview.parameters)
            home = session.place
        } else {
            shown = PreviewPicture(of: source, parameters: UIPreviewParameters())
            home = source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: root)
        }
        shown.count = session.items.count
        shown.alpha = 0.9
        shown.center = home
        grip = CGPoint(x: home.x - session.place.x, y: home.y - session.place.y)
        root.addSubview(shown)
        picture = shown
    }

    /// Follows the press, in the window's coordinates.
    func move(to place: CGPoint) {
        guard stage == .inWindow || stage == .leaving else { return }
        session.root = root
        session.place = place
        picture?.center = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        guard root.bounds.contains(place) || session.isRestrictedToDraggingApplication else {
            return leaveWindow()
        }
        stage = .inWindow
        tracker.move(to: place, in: root)
    }

    /// The press ended: whatever is below the pointer takes the items, or they go back.
    func drop() {
        guard stage == .inWindow else {
            if stage == .leaving { cancel() }
            return
        }
        let operation = tracker.operation
        guard tracker.current != nil, operation.takesItems else { return cancel() }
        finish()
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        guard tracker.perform() else { return end(.cancel) }
        glideToTarget { self.end(operation) }
    }

    /// Something else took the press; on the desktop it is the desktop that has it.
    func pressWasTaken() {
        if stage == .inWindow || stage == .leaving { cancel() }
    }

    /// Gives the drag up: the items go back.
    func cancel() {
        guard stage == .inWindow || stage == .leaving else { return }
        finish()
        tracker.leave()
        delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        glideHome { self.end(.cancel) }
    }

    /// Follows the press no more.
    private func finish() {
        stage = .over
        keys?.detach()
        keys = nil
    }

    private func end(_ operation: UIDropOperation) {
        picture?.removeFromSuperview()
        picture = nil
        if operation.takesItems { tracker.conclude() }
        tracker.end()
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        if operation.takesItems {
            delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        if DragCarrier.current === self { DragCarrier.current = nil }
        release()
    }

    private func release() {
        released?()
        released = nil
    }

    private func glideToTarget(_ ended: @escaping () -> Void) {
        guard let picture, let item = session.items.first else { return ended() }
        let preview = tracker.preview(item, from: picture)
        let animator = DragAnimator()
        for item in session.items { tracker.tellOfAnimation(of: item, animator) }
        animator.run {
            picture.alpha = preview == nil ? 0 : 0.9
            guard let target = preview?.target, target.container.window === self.root._asWindow else {
                return
            }
            picture.center = target.container.convert(target.center, to: self.root)
            picture.transform = target.transform
        } ended: {
            ended()
        }
    }

    private func glideHome(_ ended: @escaping () -> Void) {
        guard let picture, let item = session.items.first else { return ended() }
        let usual = UITargetedDragPreview(
            view: picture,
            parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: root, center: home)
        )
        let preview = delegate?.dragInteraction(
            interaction,
            previewForCancelling: item,
            withDefault: usual
        )
        let animator = DragAnimator()
        for item in session.items {
            delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        }
        animator.run {
            guard let target = preview?.target, target.container.window === self.root._asWindow else {
                picture.alpha = 0
                return
            }
            picture.center = target.container.convert(target.center, to: self.root)
            picture.transform = target.transform
        } ended: {
            ended()
        }
    }

    // Beyond the window.

    /// Makes the data for other programs, and hands the press over to the desktop.
    private func leaveWindow() {
        tracker.leave()
        guard stage == .inWindow else { return }
        stage = .leaving
        DraggedData.gather(session.items.map(\.itemProvider)) { [weak self] data in
            guard let self, self.stage == .leaving else { return }
            self.enterDesktop(with: data)
        }
    }

    private func enterDesktop(with data: [DragData]) {
        guard let widget = root._widget, let picture else { return }
        let hotspot = (
            x: Double(picture.bounds.width / 2 - grip.x), y: Double(picture.bounds.height / 2 - grip.y)
        )
        // A drag without any data for others still comes back to this app's windows.
        let shown = data.isEmpty ? [DragData(type: DraggedData.ownType, bytes: [])] : data
        native = NativeDrag(
            from: widget,
            data: shown,
            // Another program that moved a file would take it away from this app.
            actions: .copy,
            icon: picture.texture,
            hotspot: hotspot,
            dropped: { [weak self] in self?.wasDroppedOnDesktop() },
            // Nobody else may hold it by then.
            ended: { [self] actions in desktopEnded(actions) }
        )
        guard native != nil else { return cancel() }
        finish()
        stage = .onDesktop
        picture.isHidden = true
    }

    /// The drag, which the desktop has, is over one of this app's windows.
    func moveOnDesktop(to place: CGPoint, in root: UIView) -> UIDropOperation {
        session.root = root
        session.place = place
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        return tracker.move(to: place, in: root)
    }

    /// It left this app's windows.
    func leaveOnDesktop() { tracker.leave() }

    /// It was dropped on one of this app's windows.
    func dropOnDesktop() -> UIDropOperation {
        let operation = tracker.operation
        guard tracker.current != nil, operation.takesItems else { return .cancel }
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        taken = tracker.perform() ? operation : nil
        return taken ?? .cancel
    }

    /// What one of this app's windows did with what came back to it.
    private var taken: UIDropOperation?

    /// It was let go over something that takes it. The user need not wait until that is done, and it may never be: it may ask
    /// something first, hang or end.
    private func wasDroppedOnDesktop() {
        release()
        MainLoop.after(seconds: Self.patience) { [weak self] in self?.native?.giveUp() }
    }

    private func desktopEnded(_ actions: DragActions) {
        guard stage == .onDesktop else { return }
        stage = .over
        native = nil
        let operation: UIDropOperation =
            taken ?? (actions.isEmpty ? .cancel : .copy)
        if taken == nil {
            tracker.leave()
            delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        }
        end(operation)
    }
}
