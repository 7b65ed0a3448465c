import Foundation

extension TestApplication {
    /// Looks at what the app shows now, once that no longer changes, and tells what is wrong for people who use it by ear, with
    /// unsteady hands or with weak eyes.
    public func accessibilityAuditReport(
        for types: AccessibilityAuditType = .all
    ) throws -> AccessibilityAuditReport {
        try accessibilityAuditReport(of: stillSnapshot(), for: types)
    }

    /// What the app shows, once that no longer changes.
    func stillSnapshot() throws -> AccessibilitySnapshot {
        let root = try accessibleRoot()
        var last: [AccessibilityAuditElement] = []
        return try waitFor("an app that stands still", timeout: .seconds(20)) {
            let now = try root.snapshot
            defer { last = now.elements }
            if now.elements == last, now.elements.contains(where: { $0.state.contains(.visible) }) {
                return now
            }
            Thread.sleep(forTimeInterval: 0.15)
            return nil
        }
    }

    func accessibilityAuditReport(
        of snapshot: AccessibilitySnapshot,
        for types: AccessibilityAuditType
    ) throws -> AccessibilityAuditReport {
        let elements = snapshot.elements
        let needsPicture = !types.isDisjoint(with: [.contrast, .textClipped])
        let screen = needsPicture ? try display.screenshot() : nil
        let windows = elements.filter {
            [.frame, .window, .dialog].contains($0.role) && $0.state.contains(.visible)
        }
        var trial = types.contains(.keyboardFocus) ? try keyboardReach(in: snapshot) : AccessibilityTrial()
        if types.contains(.action) { trial.unchanged = unchangedChecks(in: snapshot) }
        return AccessibilityAuditReport(of: elements, for: types, trial: trial) { index in
            // Of several windows, others may cover those without the keyboard.
            guard windows.count == 1 || elements[index].state.contains(.active),
                let frame = try? display.findWindow(titled: elements[index].name)?.frame
            else { return nil }
            return screen?.cropped(to: frame)
        }
    }

    /// Gives the keyboard to the app's window, the last one of several.
    func focusFrontWindow(in snapshot: AccessibilitySnapshot) throws {
        let windows = snapshot.elements.filter {
            [.frame, .window].contains($0.role) && $0.state.contains(.visible)
        }
        if windows.contains(where: { $0.state.contains(.active) }) { return }
        for window in windows.reversed() {
            guard let found = try display.findWindow(titled: window.name) else { continue }
            return try found.focus()
        }
    }

    /// Audits what the app shows now, as XCTest's method of this name does, and throws if that fails.
    ///
    /// ```swift
    /// try app.performAccessibilityAudit(for: [.hitRegion, .trait])
    /// ```
    ///
    /// - Parameters:
    ///   - types: What to look at.
    ///   - isIgnored: Asked for each issue that would fail; true leaves it out.
    /// - Throws: A `TestingError` whose message has a line for each failure.
    @discardableResult
    public func performAccessibilityAudit(
        for types: AccessibilityAuditType = .all,
        _ isIgnored: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
    ) throws -> AccessibilityAuditReport {
        let report = try accessibilityAuditReport(for: types)
        let failures = try report.failures.filter { try !isIgnored($0) }
        guard failures.isEmpty else {
            let lines = failures.map(\.description).joined(separator: "\n")
            throw TestingError(.failed, "\(failures.count) failures of accessibility:\n\(lines)")
        }
        return report
    }
}
