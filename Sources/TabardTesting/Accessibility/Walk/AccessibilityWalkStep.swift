/// Something that a walk through an app presses.
public struct AccessibilityWalkStep: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing it is.
    public var role: Role
    /// Its name.
    public var name: String
    /// Which of several of this role and name on the screen, from 0.
    public var ordinal = 0

    /// Makes a step of what is pressed.
    public init(role: Role, name: String, ordinal: Int = 0) {
        self.role = role
        self.name = name
        self.ordinal = ordinal
    }

    /// Role and name, and which of several.
    public var description: String { "\(role) '\(name)'\(ordinal == 0 ? "" : " \(ordinal + 1)")" }
}
