/// Prints the items: images, and data and files of such, one a page; or texts and addresses, one below the other.
@MainActor
final class PrintActivity: DesktopActivity {
    override var activityType: UIActivity.ActivityType? { .print }
    override var activityTitle: String? { Word.print.text }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func accepts(_ items: [SharedItem]) -> Bool {
        items.allSatisfy { $0.words != nil } || items.allSatisfy { Self.printed($0) != nil }
    }

    /// The item as it can be printed; nil if it can't.
    private static func printed(_ item: SharedItem) -> Any? {
        switch item.content {
        case .image(let image): image
        case .file(let url) where UIPrintInteractionController.canPrint(url): url
        case .data(let data, _) where UIPrintInteractionController.canPrint(data): data
        case .file, .data, .text, .address: nil
        }
    }

    override func perform() {
        // The app's own settings of the shared one stay as they are.
        let controller = UIPrintInteractionController()
        let words = items.compactMap(\.words)
        if words.count == items.count {
            let formatter = UISimpleTextPrintFormatter(text: words.joined(separator: "\n\n"))
            formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
            controller.printFormatter = formatter
        } else {
            controller.printingItems = items.compactMap { Self.printed($0) }
        }
        let isStarted = controller.present(animated: true) { [self] _, isDone, _ in activityDidFinish(isDone)
        }
        if !isStarted { activityDidFinish(false) }
    }
}
