internal import GtkInterop

/// Writes a message with the items: by the portal, where dialogs are the portal's, with files too; else in the program for
/// `mailto:`, which gets texts and addresses (H5).
@MainActor
final class MailActivity: DesktopActivity {
    /// How many seconds the portal has to take a request, and the user to choose in its dialog.
    static var patience = (service: 5.0, user: 86_400.0)

    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .mail }
    override var activityTitle: String? { Word.mail.text }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func accepts(_ items: [SharedItem]) -> Bool {
        if DesktopPortal.showsDialogs { return true }
        guard items.allSatisfy({ $0.words != nil }) else { return false }
        return Self.address(subject: "", body: "").map { ExternalAddress.canOpen($0) } ?? false
    }

    private var body: String { items.compactMap(\.words).joined(separator: "\n") }

    override func perform() {
        guard DesktopPortal.showsDialogs, let window else { return performByAddress() }
        DesktopBus.session.find { [self] bus in
            guard let bus else { return performByAddress() }
            ask(bus, window)
        }
    }

    private func performByAddress() {
        guard items.allSatisfy({ $0.words != nil }), let url = Self.address(subject: subject, body: body)
        else {
            return activityDidFinish(false)
        }
        ExternalAddress.open(url) { [self] in activityDidFinish($0) }
    }

    /// The address of a message; what stands in it is the text's alone.
    static func address(subject: String, body: String) -> URL? {
        let plain = CharacterSet(charactersIn: "-._~").union(
            .alphanumerics.intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7E}"))
        )
        let parts = [("subject", subject), ("body", body.replacing("\n", with: "\r\n"))].compactMap {
            name,
            text in
            text.isEmpty
                ? nil : text.addingPercentEncoding(withAllowedCharacters: plain).map { "\(name)=\($0)" }
        }
        return URL(string: "mailto:" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&")))
    }

    private func ask(_ bus: DBusConnection, _ window: NativeWindow) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let urls = items.filter { $0.words == nil }.map { $0.file(in: folder) }
        let files = urls.map { url in
            url.flatMap { AddressList.isFileOrFolder($0) ? FileHandle(forReadingAtPath: $0.path) : nil }
        }
        // They are open, and stay so until the portal has them.
        defer { try? FileManager.default.removeItem(at: folder) }
        guard !files.contains(where: { $0 == nil }) else {
            return MainLoop.whenIdle { self.activityDidFinish(false) }
        }
        let handles = files.indices.map { DBusValue.handle(Int32($0)) }
        var options: [(String, DBusValue)] = []
        if !subject.isEmpty { options.append(("subject", .string(subject))) }
        if !body.isEmpty { options.append(("body", .string(body))) }
        if !handles.isEmpty {
            options.append(("attachment_fds", .array(elementSignature: "h", handles)))
        }
        _ = PortalRequest(
            on: bus,
            over: window,
            "Email",
            "ComposeEmail",
            [],
            options: options,
            files: files.compactMap(\.self),
            patience: Self.patience
        ) { [self] outcome in
            switch outcome {
            case .done: activityDidFinish(true)
            case .declined, .unknown: activityDidFinish(false)
            case .refused: performByAddress()
            }
        }
    }
}
