/// A screen that a walk through an app came to.
public struct AccessibilityWalkScreen: Sendable {
    /// What was pressed, from the start of the app.
    public let path: [AccessibilityWalkStep]
    /// The title of what is shown.
    public let title: String
    /// What the audit found there.
    public let report: AccessibilityAuditReport
    let signature: Set<String>
    let targets: [AccessibilityWalkStep]
}
