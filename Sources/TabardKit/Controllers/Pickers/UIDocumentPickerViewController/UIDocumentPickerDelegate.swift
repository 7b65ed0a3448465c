/// Hears which files the user chose. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user chose files to open, or where the app's files go; called once the picker is gone (F4).
    ///
    /// - Parameters:
    ///   - controller: The picker.
    ///   - urls: The files, copies of them, or the places to which the app's files have come.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// The user chose nothing; called once the picker is gone (F4).
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// The user chose a file: the older form, called by the default of the other for the first one.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls `documentPicker(_:didPickDocumentAt:)` for the first file.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) {
        let answered: Void? = _answer("documentPicker:didPickDocumentsAtURLs:", controller, urls)
        if answered == nil, let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        _answer("documentPickerWasCancelled:", controller) as Void?
    }

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        _answer("documentPicker:didPickDocumentAtURL:", controller, url) as Void?
    }
}
