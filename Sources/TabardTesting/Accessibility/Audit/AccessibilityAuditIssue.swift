/// Something that keeps people from using an app, as an audit found it.
public struct AccessibilityAuditIssue: Hashable, Sendable, CustomStringConvertible {
    /// The kind of issue.
    public let auditType: AccessibilityAuditType
    /// What is wrong, in a sentence.
    public let compactDescription: String
    /// The element's name; empty if it has none.
    public let name: String
    /// The element's role.
    public let role: Role
    /// What the element is in, from the window on, and the element itself last. Parts that only arrange others are left out.
    public let path: String
    /// Where the element is in its window; nil if the app does not tell.
    public let frame: PixelRect?
    /// Whether the audit fails for it; what does not is advice.
    public let isFailure: Bool

    /// The sentence with the element's place.
    public var description: String {
        let place = frame.map { " at \($0.x),\($0.y) \($0.width)×\($0.height)" } ?? ""
        return "\(isFailure ? "failure" : "advice") (\(auditType)): \(compactDescription) \(path)\(place)"
    }
}
