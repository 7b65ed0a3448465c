internal import GtkInterop

/// What users do with a text from its menu and by keys.
@MainActor
enum EditActions {
    /// Whether an action makes sense now; nil for other actions.
    static func answer(_ action: Selector, hasSelection: Bool, hasText: Bool, canChange: Bool) -> Bool? {
        switch "\(action)" {
        case "copy:": hasSelection
        case "cut:", "delete:": hasSelection && canChange
        case "paste:": canChange
        case "select:": hasText && !hasSelection
        case "selectAll:": hasText
        default: nil
        }
    }

    /// Whether the text's own class lets the user do something.
    static func may(_ text: UIResponder, _ command: EditCommand) -> Bool {
        let name =
            switch command {
            case .cut: "cut:"
            case .copy: "copy:"
            case .paste: "paste:"
            }
        return text.canPerformAction(Selector(name), withSender: nil)
    }
}
