/// Saves the items as files where the user wants them.
@MainActor
final class SaveActivity: DesktopActivity, UIDocumentPickerDelegate {
    private var folder: URL?

    override var activityType: UIActivity.ActivityType? { .saveToFiles }
    override var activityTitle: String? { Word.saveToFiles.text }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override var activityViewController: UIViewController? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        self.folder = folder
        let picker = UIDocumentPickerViewController(
            forExporting: items.compactMap { $0.file(in: folder) },
            asCopy: true
        )
        picker.delegate = self
        return picker
    }

    private func finish(_ isDone: Bool) {
        if let folder { try? FileManager.default.removeItem(at: folder) }
        activityDidFinish(isDone)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish(true)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(false) }
}
