internal import GtkInterop

/// Opens a file or an address in a program that the user chooses (H4).
@MainActor
final class OpenActivity: DesktopActivity {
    override var activityType: UIActivity.ActivityType? { .openInProgram }
    override var activityTitle: String? { Word.openWith.text }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    private var url: URL? {
        guard items.count == 1 else { return nil }
        return switch items[0].content {
        case .file(let url), .address(let url): url
        default: nil
        }
    }

    override func accepts(_ items: [SharedItem]) -> Bool {
        guard items.count == 1 else { return false }
        switch items[0].content {
        case .file: return true
        case .address(let url): return url.absoluteString.utf8.count <= ExternalAddress.longest
        default: return false
        }
    }

    override func perform() {
        guard let url, let window else { return activityDidFinish(false) }
        ProgramChoice.open(url, over: window) { [self] in activityDidFinish($0) }
    }
}
