import UIKit

/// Prints what the user sees each time that it has changed, in a line after the milliseconds since 1970; with `--journal`, for
/// tests.
@MainActor
final class Journal {
    private weak var tabs: UITabBarController?
    private var last = ""

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        Task { [weak self] in
            while let self {
                self.note()
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    private func note() {
        guard let tabs else { return }
        let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
            .map { stack in
                "\(stack.restorationIdentifier ?? ""): "
                    + stack.viewControllers.map(description).joined(separator: " > ")
            }
        let text = "tab \(tabs.selectedIndex) | " + stacks.joined(separator: " | ")
        guard text != last else { return }
        last = text
        let time = Int(Date().timeIntervalSince1970 * 1_000)
        FileHandle.standardOutput.write(Data("\(time) \(text)\n".utf8))
    }

    private func description(of controller: UIViewController) -> String {
        switch controller {
        case let shelf as ShelfController: shelf.place.map { "shelf at \($0)" } ?? "shelf"
        case let note as NoteController: "note '\(note.content)'"
        default: "\(controller.title ?? "")"
        }
    }
}
