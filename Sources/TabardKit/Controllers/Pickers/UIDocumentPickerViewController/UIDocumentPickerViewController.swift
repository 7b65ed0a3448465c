internal import GtkInterop

/// Lets the user choose files, or where the app's files go, in the desktop's own dialog.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// - F1: The dialog is the portal's where those of GTK's programs are, in a sandbox and with `GDK_DEBUG=portals`; else GTK's own.
/// - F2: Where there is no portal, or it answers with an error, or does not take the request within five seconds, GTK's dialog
///   comes instead. One that goes while its dialog is open has chosen nothing.
/// - F3: The picker is presented as long as the dialog is open. Dismissing it closes the dialog, and nobody is told.
/// - F4: The delegate is told once, when the picker is gone, so that it may present another one.
/// - F5: Copies lie in the app's temporary folder, each in a folder of its own. What can't be copied is left out, with a note in the
///   log; where nothing is left, nothing was chosen. Pipes, devices and what takes longer than ten minutes can't be.
/// - F6: A file that is exported comes to its place whole or not at all. It takes the place of another one only if the user said so.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Hears what the user chooses.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// What the picker is for; deprecated on iOS.
    open var documentPickerMode: UIDocumentPickerMode { _mode }

    /// Whether several files can be chosen; false by default.
    open var allowsMultipleSelection = false

    /// Whether names are shown with their endings; without effect, since the desktop's dialogs always do that.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first; nil for the desktop's own choice.
    open var directoryURL: URL?

    private let _mode: UIDocumentPickerMode
    private let _types: [UTType]
    /// What is exported.
    private let _urls: [URL]
    private var _choice: FileChoice?

    /// Lets the user choose files.
    ///
    /// - Parameters:
    ///   - contentTypes: Which files; folders, if all types are such.
    ///   - asCopy: Whether the app gets copies, which are its own.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        _mode = asCopy ? .import : .open
        _types = contentTypes
        _urls = []
        super.init(nibName: nil, bundle: nil)
    }

    /// Lets the user choose files, on which the app works where they are.
    ///
    /// - Parameter contentTypes: Which files; folders, if all types are such.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Lets the user choose where files of the app's go.
    ///
    /// - Parameters:
    ///   - urls: The files, at least one.
    ///   - asCopy: Whether the app keeps its own.
    public init(forExporting urls: [URL], asCopy: Bool) {
        _mode = asCopy ? .exportToService : .moveToService
        _types = []
        _urls = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Lets the user choose where files of the app's go, which then are there alone.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Lets the user choose files; deprecated on iOS in favour of `init(forOpeningContentTypes:asCopy:)`.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The identifiers of their types.
    ///   - mode: `import` or `open`.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        require(
            mode == .import || mode == .open,
            "A picker of documents to choose has the mode import or open; init(urls:in:) has the others"
        )
        _mode = mode
        _types = allowedUTIs.map { UTType(importedAs: $0) }
        _urls = []
        super.init(nibName: nil, bundle: nil)
    }

    /// Lets the user choose where a file of the app's goes; deprecated on iOS in favour of `init(forExporting:asCopy:)`.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Lets the user choose where files of the app's go; deprecated on iOS in favour of `init(forExporting:asCopy:)`.
    ///
    /// - Parameters:
    ///   - urls: The files, at least one.
    ///   - mode: `exportToService` or `moveToService`.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        require(
            mode == .exportToService || mode == .moveToService,
            "A picker of places for documents has the mode exportToService or moveToService; init(documentTypes:in:) has the others"
        )
        _mode = mode
        _types = []
        _urls = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of any file from an archive, which holds nothing that it reads on Linux.
    public required init?(coder: NSCoder) {
        _mode = .open
        _types = []
        _urls = []
        super.init(coder: coder)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard _choice == nil, !isBeingDismissed, let window = view.window?._native else { return }
        _choice = FileChoice(_request, over: window) { [weak self] urls in self?._ended(urls) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        _choice?.close()
        _choice = nil
    }

    override var _presentationKind: PresentationKind { .dialog }

    override var _comesAsSheet: Bool { false }

    override func _userTurnedAway() {
        _choice?.close()
        _ended(nil)
    }

    private var _isExport: Bool { _mode == .exportToService || _mode == .moveToService }

    private var _request: FileRequest {
        var request = FileRequest(opening: _types)
        if _isExport {
            request = FileRequest(_urls.count == 1 ? .save : .folder)
            request.name = _urls.first?.lastPathComponent ?? ""
        }
        request.title = title
        request.allowsSeveral = allowsMultipleSelection && !_isExport
        request.folder = directoryURL.flatMap { $0.isFileURL ? $0.path : nil }
        return request
    }

    /// The user has chosen, or turned away.
    private func _ended(_ urls: [URL]?) {
        _choice = nil
        // A picker that the app no longer holds has something to say yet.
        let tell = { [self] in _deliver(urls) }
        guard presentingViewController != nil else { return tell() }
        dismiss(animated: true, completion: tell)
    }

    private func _deliver(_ urls: [URL]?) {
        guard let urls else { return _tell([]) }
        switch _mode {
        case .open: _tell(urls)
        case .import:
            let folder = FileManager.default.temporaryDirectory
            let steps = urls.map { url in
                let place = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
                return FileTransport.Step(from: url, to: place.appendingPathComponent(url.lastPathComponent))
            }
            FileTransport.run(steps) { [self] in _tell($0) }
        case .exportToService, .moveToService:
            FileTransport.run(_steps(to: urls[0])) { [self] in _tell($0) }
        }
    }

    private func _steps(to place: URL) -> [FileTransport.Step] {
        let isOne = _urls.count == 1
        return _urls.map { url in
            FileTransport.Step(
                from: url,
                to: isOne ? place : place.appendingPathComponent(url.lastPathComponent),
                moves: _mode == .moveToService,
                replaces: isOne
            )
        }
    }

    private func _tell(_ urls: [URL]) {
        if urls.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
    }
}
