import Foundation

/// The accessible objects of an app at a moment, with what an audit knows of them.
@MainActor
struct AccessibilitySnapshot {
    let objects: [AccessibleObject]
    let elements: [AccessibilityAuditElement]

    /// The shown objects that may lead somewhere, in their order.
    var targets: [(step: AccessibilityWalkStep, index: Int)] {
        let leading: Set<Role> = [
            .pageTab, .pushButton, .toggleButton, .listItem, .tableRow, .tableCell, .link, .menuItem,
            .radioButton,
        ]
        let tree = AccessibilityAuditTree(elements)
        var counts: [AccessibilityWalkStep: Int] = [:]
        let front = tree.front
        return tree.shown.filter {
            tree.targets.contains($0) && leading.contains(elements[$0].role) && tree.isInFront($0, of: front)
        }
        .map {
            var step = AccessibilityWalkStep(role: elements[$0].role, name: elements[$0].name)
            counts[step, default: 0] += 1
            step.ordinal = (counts[step] ?? 1) - 1
            return (step, $0)
        }
    }

    /// What tells one screen from another: windows, headings, selected tabs and what there is to use, apart from rows.
    ///
    /// What only changes its value, or a list that grows, is the same screen.
    var signature: Set<String> {
        let rows: Set<Role> = [.listItem, .tableRow, .tableCell]
        let places: Set<Role> = [.frame, .window, .dialog, .alert, .heading]
        let tree = AccessibilityAuditTree(elements)
        let lines = tree.shown.compactMap { index -> String? in
            let element = elements[index]
            let isUsed =
                tree.isUsed(index) && !rows.contains(element.role) && !element.state.contains(.editable)
            guard places.contains(element.role) || isUsed else { return nil }
            let isSelected = element.role == .pageTab && element.state.contains(.selected)
            return "\(element.role) \(element.name)\(isSelected ? " selected" : "")"
        }
        return Set(lines)
    }

    /// The title of what is shown: that of the dialog on top, or the last heading.
    var title: String {
        let tree = AccessibilityAuditTree(elements)
        let shown = tree.shown.map { elements[$0] }.filter { !$0.name.isEmpty }
        let dialog = shown.last { [.dialog, .alert].contains($0.role) }
        let tab = shown.first { $0.role == .pageTab && $0.state.contains(.selected) }
        return (dialog ?? shown.last { $0.role == .heading } ?? tab)?.name ?? ""
    }
}

extension AccessibleObject {
    /// The object and everything inside it, with what an audit knows of it, parents before children.
    @MainActor
    var snapshot: AccessibilitySnapshot {
        get throws {
            var objects = [self]
            var elements = [try auditElement(parent: nil)]
            var ancestors = [0]
            try visitDescendants { object, depth in
                ancestors.removeSubrange(min(depth, ancestors.count)...)
                elements.append(try object.auditElement(parent: ancestors.last))
                objects.append(object)
                ancestors.append(elements.count - 1)
                return true
            }
            return AccessibilitySnapshot(objects: objects, elements: elements)
        }
    }
}
