import Foundation

/// Takes animations that go along with a movement of the keyboard focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, _SelectorAnswering {
    private let collected = CollectedAnimations()
    private let context = FocusAnimationContext()

    override init() { super.init() }

    /// Changes views along with the focus.
    ///
    /// - Parameters:
    ///   - animations: What changes; nil for nothing.
    ///   - completion: Called once that is over.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { collected.add(animations) }
        if let completion { collected.addCompletion { _ in completion() } }
    }

    /// Changes what gets the focus.
    ///
    /// - Parameters:
    ///   - animations: What changes; nil for nothing.
    ///   - completion: Called once that is over.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        let context = context
        addCoordinatedAnimations(
            animations.map { animations in { animations(context) } },
            completion: completion
        )
    }

    /// Changes what loses the focus.
    ///
    /// - Parameters:
    ///   - animations: What changes; nil for nothing.
    ///   - completion: Called once that is over.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// Does it, once all were told.
    func _run() { collected.run(duration: context.duration) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIFocusAnimationCoordinator.self)
    }
}
