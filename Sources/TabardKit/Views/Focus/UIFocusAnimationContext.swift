import Foundation

/// What an animation is told that goes along with the keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How many seconds it takes.
    var duration: TimeInterval { get }
}

/// How long the kit takes for it.
final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
}
