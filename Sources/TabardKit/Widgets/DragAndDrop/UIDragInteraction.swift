internal import GtkInterop

/// Lets the user drag something out of a view, to other views and other programs.
///
/// ```swift
/// photo.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// The mouse drags as soon as it moves; a finger rests for a moment first, so that scrolling still works. Escape gives the
/// drag up.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, WidgetInteraction, _SelectorAnswering {
    private weak var owner: UIView?
    private var recognizer: DragRecognizer?
    private var session: RunningDragSession?
    private var carrier: DragCarrier?

    /// Whether interactions are enabled that the app does not say anything about: true.
    open class var isEnabledByDefault: Bool { true }

    /// Makes an interaction that asks and tells a delegate.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether something can be dragged; true by default.
    open var isEnabled = true

    /// Whether other gestures may begin while something is lifted; false by default.
    open var allowsSimultaneousRecognitionDuringLift = false

    open var view: UIView? { owner }

    open func willMove(to view: UIView?) {
        guard view !== owner else { return }
        carrier?.cancel()
        if let recognizer { owner?._removeOwnGestureRecognizer(recognizer) }
        recognizer = nil
    }

    open func didMove(to view: UIView?) {
        owner = view
        guard let view else { return }
        let recognizer = DragRecognizer()
        recognizer.pressed = { [weak self] touch in
            guard let self, self.isEnabled, self.carrier == nil else { return .never }
            return touch.type == .indirectPointer ? .afterMoving : .afterHoldingAndMoving
        }
        recognizer.shouldBegin = { [weak self, weak recognizer] _ in
            self?.prepare(at: recognizer?.pressedPlace ?? .zero) ?? false
        }
        recognizer.began = { [weak self] place in self?.begin(at: place) }
        recognizer.moved = { [weak self] place in self?.move(to: place) }
        recognizer.ended = { [weak self] in self?.carrier?.drop() }
        recognizer.cancelled = { [weak self] in self?.carrier?.pressWasTaken() }
        view._addOwnGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func _attach(to widget: Widget) {}

    /// Asks what is dragged from a place of the view; false if that is nothing.
    private func prepare(at place: CGPoint) -> Bool {
        guard let owner, let delegate, let root = owner._window else { return false }
        let session = RunningDragSession()
        session.root = root
        session.place = owner.convert(place, to: root)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        self.session = session
        return true
    }

    private func begin(at place: CGPoint) {
        guard let owner, let session, let root = owner._window else { return }
        self.session = nil
        carrier = DragCarrier(self, session, from: owner, in: root) { [weak self] in self?.carrier = nil }
        carrier?.begin()
    }

    private func move(to place: CGPoint) {
        guard let owner, let root = owner._window else { return }
        carrier?.move(to: owner.convert(place, to: root))
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDragInteraction.self) }
}
