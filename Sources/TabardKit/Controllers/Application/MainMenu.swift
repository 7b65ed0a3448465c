internal import GtkInterop

/// The app's main menu (M1–M3), as the app and its delegate build it.
@MainActor
final class MainMenu {
    static let shared = MainMenu()

    private var built: UIMenu?
    private var isBuilt = false
    private var isRebuildDue = false

    private init() {
        UIMenuSystem._rebuild = { [weak self] in self?.rebuildSoon() }
    }

    /// The menu; nil if there is nothing in it of the app's.
    var menu: UIMenu? {
        if !isBuilt { build() }
        return built
    }

    /// Its commands with keys.
    var keyCommands: [UIKeyCommand] { built?._keyCommands ?? [] }

    private func build() {
        isBuilt = true
        let builder = MainMenuBuilder()
        let app = UIApplication.shared
        app.buildMenu(with: builder)
        (app.delegate as? UIResponder)?.buildMenu(with: builder)
        built = builder.isFilled ? builder.root : nil
    }

    private func rebuildSoon() {
        guard isBuilt, !isRebuildDue else { return }
        isRebuildDue = true
        MainLoop.beforeNextEvent { [weak self] in
            guard let self else { return }
            self.isRebuildDue = false
            self.build()
            for window in UIApplication.shared.windows { window._updateMainMenu() }
        }
    }
}
