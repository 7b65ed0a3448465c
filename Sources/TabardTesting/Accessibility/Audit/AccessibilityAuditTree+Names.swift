import Foundation

extension AccessibilityAuditTree {
    /// The words that a screen reader says for a role.
    private static let words: [Role: [String]] = [
        .pushButton: ["button"], .toggleButton: ["button", "toggle"],
        .checkBox: ["checkbox", "check box", "switch"],
        .radioButton: ["radio button"], .slider: ["slider"], .link: ["link"], .pageTab: ["tab"],
        .menuItem: ["menu item"], .image: ["image", "picture"], .listItem: ["list item"],
    ]

    /// Whether a name is that of a class, which toolkits tell where there is none.
    static func isClassName(_ name: String) -> Bool {
        let toolkits = /(Gtk|Adw|Tabard)[A-Z]\w*/
        let views =
            /_?UI([A-Z]\w*)?(View|Button|Control|Label|Controller|Bar|Switch|Slider|Field|Cell|Stepper|Window)/
        return name.wholeMatch(of: toolkits) != nil || name.wholeMatch(of: views) != nil
    }

    /// What is used, and pictures, must have names, which do not only say the role.
    func remarkOnName(_ index: Int) -> Remark? {
        let element = elements[index]
        let isImage = element.role == .image
        let isDialog = [.dialog, .alert].contains(element.role)
        guard isUsed(index) || isImage || isDialog else { return nil }
        let name = element.name.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty || Self.isClassName(name) {
            // What scrolls takes keys, and is told by what is in it.
            let isAround = [.scrollPane, .scrollBar].contains(element.role) && element.actions.isEmpty
            if isAround { return nil }
            let what = isImage ? "The picture" : isDialog ? "The dialog" : "What can be used"
            return Remark(sentence: "\(what) has no name\(name.isEmpty ? "" : " but that of a class").")
        }
        for word in Self.words[element.role] ?? [] {
            if name.lowercased() == word { return Remark(sentence: "The name only says the role.") }
            if name.lowercased().hasSuffix(" " + word) {
                return Remark(sentence: "The name repeats the role, which is said anyway.", isFailure: false)
            }
        }
        return nil
    }

    /// Neighbours that do something must be told apart. Rows of a list may be alike, as what they show may be.
    func remarkOnTwin(_ index: Int) -> Remark? {
        let element = elements[index]
        guard !element.name.isEmpty, let first = firstTwins[Told(element)], first != index,
            !element.actions.isEmpty
        else { return nil }
        let isRow = [.listItem, .tableRow, .tableCell].contains(element.role)
        return Remark(sentence: "A neighbour has the same role, name and description.", isFailure: !isRow)
    }
}
