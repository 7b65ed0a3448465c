extension ShownState {
    /// The state in words: the session, its window, and the tree of what is restored.
    var lines: [String] {
        var lines = [
            "Session \(Plain.text(session.identifier)), saved \(savedAt)"
                + " by version \(Plain.text(applicationVersion)) on \(Plain.text(systemVersion))",
            "  \(Plain.text(session.role))"
                + (session.configurationName.map { ", configuration \(Plain.text($0))" } ?? ""),
        ]
        if attempts > 0 {
            lines.append("  \(Counted.text(attempts, "start")) in a row did not come to an end")
        }
        lines += session.userInfo.map { ["  user info: \($0.text)"] } ?? []
        lines += window.map { ["  " + Self.text($0)] } ?? []
        if let activity {
            lines +=
                ["  an activity of \(Counted.text(activity.size, "byte"))"] + Self.lines(activity, "    ")
        }
        let size = objects.reduce(0) { $0 + $1.archive.size }
        lines.append("  \(Counted.text(objects.count, "object")) of \(Counted.text(size, "byte"))")
        return lines + objectLines
    }

    private static func text(_ window: Window) -> String {
        var parts = ["a window of \(window.width) × \(window.height) points"]
        if window.isMaximized { parts.append("maximized") }
        if window.isFullscreen { parts.append("fullscreen") }
        if let monitor = window.monitor { parts.append("on \(Plain.text(monitor))") }
        if let workspace = window.workspace {
            parts.append(workspace == -2 ? "on all workspaces" : "on workspace \(workspace + 1)")
        }
        if let title = window.title { parts.append("titled \(title.text)") }
        return parts.joined(separator: ", ")
    }

    /// The objects as a tree: one below another if its path goes on from the other's.
    private var objectLines: [String] {
        var lines: [String] = []
        var ancestors: [[String]] = []
        for object in objects {
            while let last = ancestors.last,
                !(last.count < object.path.count && object.path.starts(with: last))
            {
                ancestors.removeLast()
            }
            let shared = ancestors.last?.count ?? 0
            let indent = String(repeating: "  ", count: ancestors.count + 2)
            let name = object.path.dropFirst(shared).map(Plain.text).joined(separator: "/")
            lines.append(indent + "\(name)  \(Self.text(object))")
            lines += Self.lines(object.archive, indent + "  - ")
            ancestors.append(object.path)
        }
        return lines
    }

    private static func text(_ object: Object) -> String {
        var text = "\(Plain.text(object.className)) (\(Plain.text(object.kind)))"
        if let storyboard = object.storyboard {
            let identifier = object.storyboardIdentifier.map { " as \(Plain.text($0))" } ?? ""
            text += ", from \(Plain.text(storyboard))\(identifier)"
        }
        if let restorationClass = object.restorationClassName {
            text += ", made by \(Plain.text(restorationClass))"
        }
        return text + ", \(Counted.text(object.archive.size, "byte"))"
    }

    private static func lines(_ archive: Archive, _ indent: String) -> [String] {
        guard let values = archive.values else {
            return archive.size == 0 ? [] : [indent + "this cannot be told apart"]
        }
        return ShownValue.lines(values).map { indent + $0 }
    }
}
