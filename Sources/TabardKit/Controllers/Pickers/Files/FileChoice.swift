internal import GtkInterop

/// Lets the user choose files, in the portal's dialog or in GTK's own (F1, F2).
@MainActor
final class FileChoice {
    /// How many seconds the portal has to take a request, and the user to choose in its dialog.
    static var patience = (service: 5.0, user: 86_400.0)

    private let request: FileRequest
    private let window: NativeWindow
    private var ended: (([URL]?) -> Void)?
    private var dialog: FileDialog?
    private var portal: PortalRequest?

    /// Opens the dialog over a window.
    ///
    /// - Parameter ended: Called once with what the user chose, or with nil; not after `close()`.
    init(_ request: FileRequest, over window: NativeWindow, ended: @escaping ([URL]?) -> Void) {
        self.request = request
        self.window = window
        self.ended = ended
        guard DesktopPortal.showsDialogs else {
            openDialog()
            return
        }
        DesktopBus.session.find { [weak self] bus in
            guard let self, self.ended != nil else { return }
            guard let bus else { return openDialog() }
            ask(bus)
        }
    }

    isolated deinit { close() }

    /// Closes the dialog, if it is still open.
    func close() {
        ended = nil
        dialog?.close()
        dialog = nil
        portal?.close()
        portal = nil
    }

    private func openDialog() {
        dialog = FileDialog(request, over: window) { [weak self] addresses in self?.finish(addresses) }
    }

    private func ask(_ bus: DBusConnection) {
        let title = request.title ?? ""
        portal = PortalRequest(
            on: bus,
            over: window,
            "FileChooser",
            request.purpose == .save ? "SaveFile" : "OpenFile",
            [.string(title)],
            options: request.portalOptions,
            patience: Self.patience
        ) { [weak self] outcome in
            guard let self, ended != nil else { return }
            portal = nil
            switch outcome {
            case .done(let results): finish((results["uris"]?.elements ?? []).compactMap(\.stringValue))
            case .declined: finish(nil)
            case .refused, .unknown: openDialog()
            }
        }
    }

    private func finish(_ addresses: [String]?) {
        // A program that answers for the user may say what it likes.
        let most = request.allowsSeveral ? 10_000 : 1
        let urls = addresses?.prefix(most).compactMap { URL(string: $0) }.filter(\.isFileURL) ?? []
        let ended = ended
        close()
        ended?(urls.isEmpty ? nil : urls)
    }
}

extension FileRequest {
    /// The request as the portal takes it.
    var portalOptions: [(String, DBusValue)] {
        var options: [(String, DBusValue)] = [("modal", .bool(true))]
        if purpose == .save {
            options.append(("current_name", .string(name)))
        } else {
            options.append(("multiple", .bool(allowsSeveral)))
            if purpose == .folder { options.append(("directory", .bool(true))) }
        }
        if let folder {
            let bytes = folder.utf8.map { DBusValue.byte($0) } + [.byte(0)]
            options.append(("current_folder", .array(elementSignature: "y", bytes)))
        }
        if let filter {
            options.append(("filters", .array(elementSignature: "(sa(us))", [filter.portalValue])))
            options.append(("current_filter", filter.portalValue))
        }
        return options
    }
}

extension FileFilter {
    /// The filter as the portal takes it: names as patterns, which know capital letters from others, and MIME types.
    fileprivate var portalValue: DBusValue {
        let patterns = endings.map { ending in
            "*."
                + ending.map { $0.isLetter && $0.isASCII ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
        }
        let rules =
            patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
            + mimeTypes.map { .structure([.uint32(1), .string($0)]) }
        return .structure([.string(name), .array(elementSignature: "(us)", rules)])
    }
}
