/// What an audit of accessibility looks at, by the names of XCTest's `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Whether texts stand out from what is behind them; it needs a picture of the window.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Whether what can be used is large enough to be hit.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// Whether what can be used, and what is a picture, has a name of its own.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Whether texts have the room that they need; it needs a picture of the window.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 5)
    /// Whether roles and values fit what can be done.
    public static let trait = AccessibilityAuditType(rawValue: 1 << 6)
    /// Whether check boxes say another state once they are pressed; they are pressed again afterwards.
    ///
    /// It uses the app, so it is not among `all`.
    public static let action = AccessibilityAuditType(rawValue: 1 << 32)
    /// Whether Tab and the arrow keys come to all that can be used. XCTest has no such type, as iOS is used by touch.
    ///
    /// It uses the app, so it is not among `all`.
    public static let keyboardFocus = AccessibilityAuditType(rawValue: 1 << 48)
    /// Everything that is told from how the app is.
    public static let all: AccessibilityAuditType = [
        .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .trait,
    ]

    private static let names: [(AccessibilityAuditType, String)] = [
        (.contrast, "contrast"), (.hitRegion, "hitRegion"),
        (.sufficientElementDescription, "sufficientElementDescription"), (.textClipped, "textClipped"),
        (.trait, "trait"), (.action, "action"), (.keyboardFocus, "keyboardFocus"),
    ]

    public var description: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
