internal import GtkInterop

/// Lets the user choose a picture or a movie among the files, in the desktop's own dialog.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The dialog is that of ``UIDocumentPickerViewController`` (F1 to F3), and the app gets a copy (F5). The `delegate` is that of a
/// navigation controller, and one that is a ``UIImagePickerControllerDelegate`` too hears what was chosen.
///
/// - G1: Pictures are PNG, JPEG and SVG files, which are decoded as all that is not the app's own. What is no picture, or vanished, or
///   takes longer than thirty seconds to decode, was not chosen: the delegate hears that nothing was.
/// - G2: The picker stays until the delegate dismisses it, as on iOS. Nothing is seen of it then, and a click or Escape dismisses it.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All of the user's pictures.
        case photoLibrary = 0
        /// The camera, which no app has on Linux.
        case camera = 1
        /// The user's newest pictures; on Linux all of them.
        case savedPhotosAlbum = 2
    }

    /// How many seconds a picture may take to be decoded.
    static var _patience = 30.0

    /// Whether pictures come from there; not from the camera.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera
    }

    /// The identifiers of the types of what comes from there: pictures and movies; nil for the camera.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    /// Where pictures come from; `photoLibrary` by default. One that is not available stops the program, as on iOS.
    open var sourceType = UIImagePickerController.SourceType.photoLibrary {
        didSet {
            require(
                Self.isSourceTypeAvailable(sourceType),
                "Linux has no camera for apps; ask isSourceTypeAvailable(_:) before setting sourceType"
            )
        }
    }

    /// The identifiers of the types of what can be chosen; pictures alone by default.
    open var mediaTypes = [UTType.image.identifier]

    /// Whether the user may cut the picture; without effect, since the desktop's dialogs don't do that. False by default.
    open var allowsEditing = false

    private var _choice: FileChoice?
    /// Whether the delegate was told, and has to dismiss the picker.
    private var _hasTold = false
    private var _hears: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        setNavigationBarHidden(true, animated: false)
        view.backgroundColor = .clear
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard _choice == nil, !_hasTold, !isBeingDismissed, let window = view.window?._native else { return }
        var request = FileRequest(opening: mediaTypes.map { UTType(importedAs: $0) })
        request.title = title
        _choice = FileChoice(request, over: window) { [weak self] urls in self?._ended(urls?.first) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        _choice?.close()
        _choice = nil
        _hasTold = false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if _hasTold { dismiss(animated: true) }
    }

    override var _presentationKind: PresentationKind { .dialog }

    override var _comesAsSheet: Bool { false }

    override func _userTurnedAway() {
        guard !_hasTold else { return dismiss(animated: true) }
        _choice?.close()
        _cancel()
    }

    private func _cancel() {
        _choice = nil
        _hasTold = true
        guard let hears = _hears else { return dismiss(animated: true) }
        hears.imagePickerControllerDidCancel(self)
    }

    private func _ended(_ url: URL?) {
        guard let url else { return _cancel() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let step = FileTransport.Step(from: url, to: folder.appendingPathComponent(url.lastPathComponent))
        FileTransport.run([step]) { [weak self] urls in
            guard let self, _choice != nil else { return }
            guard let copy = urls.first else { return _cancel() }
            _read(copy)
        }
    }

    private func _read(_ url: URL) {
        let movie = UTType(filenameExtension: url.pathExtension).map { $0.conforms(to: .audiovisualContent) }
        if movie == true { return _tell([.mediaType: UTType.movie.identifier, .mediaURL: url]) }
        let answer = BoundedAnswer<UIImage?>(within: Self._patience, late: nil) { [weak self] image in
            guard let self, _choice != nil else { return }
            guard let image else { return _cancel() }
            _tell([.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url])
        }
        Task.detached(priority: .userInitiated) {
            // One byte more than an image may have is enough to refuse a file of any length.
            let data = try? FileHandle(forReadingFrom: url).read(upToCount: ImageDecoder.Limits.fileBytes + 1)
            let image = data.flatMap { UIImage(data: $0) }
            if image == nil { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
            await MainActor.run { answer.give(image) }
        }
    }

    private func _tell(_ info: [UIImagePickerController.InfoKey: Any]) {
        _choice = nil
        _hasTold = true
        guard let hears = _hears else { return dismiss(animated: true) }
        hears.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}
