internal import GtkInterop

/// What the keyboard and assistive technology do with an element that is no control of UIKit's.
enum ElementCommand: String, CaseIterable {
    case increment
    case decrement
    case press = "click"

    /// What elements with these traits take, in the order in which they offer it.
    static func commands(for traits: UIAccessibilityTraits) -> [ElementCommand] {
        traits.contains(.adjustable) ? allCases : [.press]
    }

    /// What a key does: Space and Enter press, and arrows change what is adjustable.
    init?(_ key: Key, traits: UIAccessibilityTraits, isRightToLeft: Bool) {
        switch key {
        case .up: self = .increment
        case .down: self = .decrement
        case .right: self = isRightToLeft ? .decrement : .increment
        case .left: self = isRightToLeft ? .increment : .decrement
        case .space, .enter: self = .press
        default: return nil
        }
        guard Self.commands(for: traits).contains(self) else { return nil }
    }
}
