import Foundation
internal import GtkInterop

/// The keyboard focus of a window, as UIKit's environments hear of it.
@MainActor
final class WindowFocus {
    /// What has the focus, as all were told.
    private(set) weak var item: UIView?
    /// Where the key that is being pressed moves the focus.
    private(set) var heading: UIFocusHeading = []
    /// Whether nothing had the focus when that key was pressed.
    private(set) var isEntered = false
    private(set) lazy var system: UIFocusSystem? = root.map { UIFocusSystem($0) }
    private weak var root: (any RootView)?
    private weak var asked: (any UIFocusEnvironment)?
    private var isAskedInAnyCase = false
    /// What all have agreed to already.
    private weak var agreed: UIView?
    private var isGoingBack = false
    /// Whether all are being told that it has moved.
    private var isTelling = false

    init(_ root: any RootView) { self.root = root }

    /// A key is pressed, or released again.
    func keyPressed(_ heading: UIFocusHeading) {
        self.heading = heading
        isEntered = !heading.isEmpty && root?._focusedElement == nil
    }

    /// GTK has moved its focus.
    func moved() {
        let new = root?._focusedElement as? UIView
        guard let root, new !== item, !isGoingBack else { return }
        let old = item
        let context = UIFocusUpdateContext(from: old, to: new, heading: heading)
        if let new, new !== agreed, !isAgreed(context) {
            // What was asked may have done anything.
            guard root._focusedElement === new else { return }
            isGoingBack = true
            defer { isGoingBack = false }
            if let old, old.window != nil { old._takeFocusAsItem() } else { root._native?.clearFocus() }
            return
        }
        guard root._focusedElement as? UIView === new, item === old else { return }
        item = new
        tell(context)
    }

    /// The focus shall move to what an environment wants.
    func ask(for environment: any UIFocusEnvironment, inAnyCase: Bool) {
        let isFirst = asked == nil
        asked = environment
        isAskedInAnyCase = inAnyCase
        if isFirst { updateSoon() }
    }

    private func updateSoon() { MainLoop.whenIdle { [weak self] in self?.updateIfAsked() } }

    func updateIfAsked() {
        // Two that pass it to each other as soon as they hear of it would never come to an end.
        guard !isTelling, let root, let environment = asked else { return }
        asked = nil
        guard environment._focusRoot === root else { return }
        if !isAskedInAnyCase, let item, !environment.contains(item) { return }
        guard let wanted = FocusSearch.item(in: environment), wanted !== item else { return }
        move(to: wanted)
    }

    /// Moves the focus, if nobody says no.
    ///
    /// - Returns: Whether it has moved.
    @discardableResult
    func move(to new: UIView) -> Bool {
        guard isAgreed(UIFocusUpdateContext(from: item, to: new, heading: heading)) else { return false }
        agreed = new
        defer { agreed = nil }
        new._takeFocusAsItem()
        return item === new
    }

    private func isAgreed(_ context: UIFocusUpdateContext) -> Bool {
        let isAgreed = context._environments.allSatisfy { $0.shouldUpdateFocus(in: context) }
        if !isAgreed {
            post(UIFocusSystem.movementDidFailNotification, context, UIFocusAnimationCoordinator())
        }
        return isAgreed
    }

    private func tell(_ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        let wasTelling = isTelling
        isTelling = true
        defer {
            isTelling = wasTelling
            if asked != nil { updateSoon() }
        }
        for environment in context._environments {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        post(UIFocusSystem.didUpdateNotification, context, coordinator)
        coordinator._run()
    }

    private func post(
        _ name: NSNotification.Name,
        _ context: UIFocusUpdateContext,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        NotificationCenter.default.post(
            name: name,
            object: system,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ]
        )
    }
}
