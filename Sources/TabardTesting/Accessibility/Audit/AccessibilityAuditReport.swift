/// What an audit of accessibility found.
///
/// It is a function of values alone, so that what it finds can be tested without an app.
public struct AccessibilityAuditReport: Sendable {
    /// How many elements were looked at: those that may be seen.
    public let elementCount: Int
    /// What was found, in the order of the elements.
    public let issues: [AccessibilityAuditIssue]

    /// The issues that the audit fails for.
    public var failures: [AccessibilityAuditIssue] { issues.filter(\.isFailure) }

    /// Looks at elements.
    ///
    /// - Parameters:
    ///   - elements: The elements of an app, parents before children.
    ///   - types: What to look at.
    ///   - trial: What came of using the app; nil if that was not tried.
    ///   - picture: What the window with this index looks like, nil if there is no picture. Contrast and the room of
    ///     texts are measured in it.
    public init(
        of elements: [AccessibilityAuditElement],
        for types: AccessibilityAuditType = .all,
        trial: AccessibilityTrial? = nil,
        picture: (Int) -> Screenshot? = { _ in nil }
    ) {
        let tree = AccessibilityAuditTree(elements)
        var found: [(index: Int, type: AccessibilityAuditType, remark: AccessibilityAuditTree.Remark)] = []
        func note(_ type: AccessibilityAuditType, _ check: (Int) -> AccessibilityAuditTree.Remark?) {
            guard types.contains(type) else { return }
            for index in tree.shown {
                if let remark = check(index) { found.append((index, type, remark)) }
            }
        }
        note(.sufficientElementDescription, tree.remarkOnName)
        note(.sufficientElementDescription, tree.remarkOnTwin)
        note(.trait, tree.remarkOnRole)
        note(.trait, tree.remarkOnValue)
        if let trial {
            note(.action) { tree.remarkOnState($0, trial) }
            note(.keyboardFocus) { tree.remarkOnReach($0, trial) }
        }
        note(.hitRegion, tree.remarkOnSize)
        var pictures: [Int: Screenshot?] = [:]
        func pictureOfText(_ index: Int) -> Screenshot? {
            guard tree.isText(index), let window = tree.window(of: index) else { return nil }
            if pictures[window] == nil { pictures[window] = .some(picture(window)) }
            return pictures[window].flatMap { $0 }.flatMap { tree.picture(of: index, in: $0) }
        }
        note(.contrast) { index in pictureOfText(index).flatMap { tree.remarkOnContrast(index, $0) } }
        note(.textClipped) { index in pictureOfText(index).flatMap { tree.remarkOnRoom(index, $0) } }
        elementCount = tree.shown.count
        issues = found.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
            .map { _, item in
                let element = elements[item.index]
                return AccessibilityAuditIssue(
                    auditType: item.type,
                    compactDescription: item.remark.sentence,
                    name: element.name,
                    role: element.role,
                    path: tree.path(to: item.index),
                    frame: element.frame,
                    isFailure: item.remark.isFailure
                )
            }
    }
}
