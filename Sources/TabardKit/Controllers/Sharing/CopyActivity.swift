/// Puts the items on the clipboard.
@MainActor
final class CopyActivity: DesktopActivity {
    override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { Word.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func perform() {
        UIPasteboard.general.items = items.map(\.pasteboardItem)
        activityDidFinish(!items.isEmpty)
    }
}
