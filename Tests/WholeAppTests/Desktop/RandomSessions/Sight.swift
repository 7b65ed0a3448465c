import TabardTesting

/// What the accessibility tree shows of an app with tabs, as texts that can be compared.
///
/// Of what is in sight it has names, texts, what is checked or selected, and how far down it stands; nothing of what comes
/// and goes with the pointer or the keyboard's focus, and nothing of menus.
struct Sight: Equatable {
    /// The names of the bar's tabs, in their order; none where a page hides the bar.
    private(set) var bar: [String] = []
    /// The selected one.
    private(set) var selected = ""
    /// What the content shows, a line for each object.
    var content: String { lines.map { "\($0.y) \($0.text)" }.joined(separator: "\n") }
    private var lines: [Line] = []
    /// An object, and how far down it stands.
    private struct Line: Equatable {
        let y: Int
        let text: String
    }
    /// The uppermost heading: the title of the page.
    private(set) var heading = ""
    private var headingPlace = Int.max
    /// Whether an alert, or the screen on which tabs are rearranged, lies in front.
    private(set) var isCovered = false
    /// What it shows.
    private(set) var cover = ""
}

@MainActor
extension Sight {
    private static let leftOut: Set<Role> = [.menu, .scrollBar, .titleBar]
    /// Buttons of the field that has the keyboard.
    private static let fieldButtons: Set<String> = ["Clear text", "Cancel"]
    private static let radioButton = Role(rawValue: 44)
    private static let checkable: Set<Role> = [.checkBox, .toggleButton, radioButton]

    /// Reads the tree.
    ///
    /// - Parameter ignored: Tells by name what changes by itself.
    init(of root: AccessibleObject, ignored: (String) -> Bool) throws {
        for window in try root.children {
            let height = try window.frameInWindow.height
            for child in try window.children { try read(child, height, ignored) }
        }
        lines.sort { ($0.y, $0.text) < ($1.y, $1.text) }
    }

    /// Leaves out what the page shows but its title.
    mutating func leaveOutContent() { lines = [Line(y: 0, text: heading)] }

    private mutating func read(_ object: AccessibleObject, _ height: Int, _ ignored: (String) -> Bool) throws
    {
        let role = try object.role
        guard !Self.leftOut.contains(role) else { return }
        guard role != .dialog, role != .alert else {
            isCovered = true
            cover = try object.descendants.map { try $0.name }.filter { !$0.isEmpty }.joined(separator: "\n")
            return
        }
        let name = try object.name
        if role == .pageTabList { return try readBar(object) }
        let text = [.text, .entry].contains(role) ? try object.text : ""
        if !name.isEmpty || !text.isEmpty, !ignored(name), !Self.fieldButtons.contains(name) {
            let frame = try object.frameInWindow
            if role == .heading, frame.y < headingPlace { (heading, headingPlace) = (name, frame.y) }
            // Lists keep rows that are out of sight, as many as they happen to have.
            if frame.height > 0, frame.y + frame.height > 0, frame.y < height {
                lines.append(Line(y: frame.y, text: try describe(object, role, name, text)))
            }
        }
        for child in try object.children { try read(child, height, ignored) }
    }

    private mutating func readBar(_ object: AccessibleObject) throws {
        for tab in try object.findAll(role: .pageTab) {
            let name = try tab.name
            bar.append(name)
            if try tab.state.contains(.selected) { selected = name }
        }
    }

    private func describe(_ object: AccessibleObject, _ role: Role, _ name: String, _ text: String) throws
        -> String
    {
        var line = "\(role) \(name)"
        if !text.isEmpty { line += " '\(text)'" }
        let state = try object.state
        if Self.checkable.contains(role), state.contains(.checked) { line += " checked" }
        if role == .listItem, state.contains(.selected) { line += " selected" }
        return line
    }
}
