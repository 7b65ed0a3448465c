import UIKit

/// Another app of the same kind, which copies what its first argument says, or writes what it finds; its own type is of its own making.
/// With the argument "window" it does so at the buttons of a window, and the other arguments are files that it copies.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let ownType = "org.tabard.test.Own_type"

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        switch CommandLine.arguments.dropFirst().first {
        case "copy": putOwnType()
        case "copy locally": putLocally()
        case "window": showWindow()
        default: look()
        }
        return true
    }

    /// Every byte that there is, twice.
    private var bytes: Data { Data((0..<512).map { UInt8($0 % 256) }) }

    private func showWindow() {
        let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CopyingController(files: files, ownType: Self.ownType, bytes: bytes)
        window?.makeKeyAndVisible()
    }

    private func putOwnType() {
        UIPasteboard.general.setItems([
            [Self.ownType: bytes, "public.utf8-plain-text": "Grüße", UIPasteboard.typeAutomatic: UIColor.red]
        ])
        write("copied")
    }

    private func putLocally() {
        UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        write("copied \(UIPasteboard.general.string ?? "nothing")")
    }

    private func look() {
        let provider = UIPasteboard.general.itemProviders.first
        guard let provider, provider.hasItemConformingToTypeIdentifier(Self.ownType) else {
            Task {
                try await Task.sleep(for: .milliseconds(50))
                look()
            }
            return
        }
        provider.loadDataRepresentation(forTypeIdentifier: Self.ownType) { data, _ in
            let sum = (data ?? Data()).map { String($0) }.joined(separator: ",")
            Task { @MainActor in self.write("found \(sum)") }
        }
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
