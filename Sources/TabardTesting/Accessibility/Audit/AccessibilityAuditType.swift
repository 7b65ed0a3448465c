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
    /// Whether roles and values fit what can be done.
    public static let trait = AccessibilityAuditType(rawValue: 1 << 6)
    /// Everything.
    public static let all: AccessibilityAuditType = [
        .contrast, .hitRegion, .sufficientElementDescription, .trait,
    ]

    private static let names: [(AccessibilityAuditType, String)] = [
        (.contrast, "contrast"), (.hitRegion, "hitRegion"),
        (.sufficientElementDescription, "sufficientElementDescription"), (.trait, "trait"),
    ]

    public var description: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
