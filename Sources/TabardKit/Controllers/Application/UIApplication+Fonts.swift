internal import GtkInterop

extension UIApplication {
    /// Makes the fonts known that the app's `Info.plist` names by `UIAppFonts`, before anything is drawn.
    static func _addFonts(in bundle: Bundle = .main) {
        guard let named = bundle.object(forInfoDictionaryKey: "UIAppFonts") else { return }
        guard let names = named as? [Any] else {
            return Log.note("UIAppFonts of the app's Info.plist is no list, so its fonts are not there")
        }
        for entry in names.prefix(256) {
            guard let name = entry as? String, !name.isEmpty, !name.contains("\0"),
                !name.split(separator: "/").contains("..")
            else {
                Log.note("UIAppFonts of the app's Info.plist names \(entry), which is no file of the app's")
                continue
            }
            _addFont(name, in: bundle)
        }
    }

    private static func _addFont(_ name: String, in bundle: Bundle) {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        do {
            try AppFonts.add(folder.appendingPathComponent(name).path)
        } catch {
            let reason =
                switch error {
                case .noFile: "there is no such file in \(folder.path)"
                case .tooLarge: "it has more than \(AppFonts.mostBytes) bytes"
                case .noFont: "it is damaged or no font"
                }
            Log.note("The app's font \(name) can't be used: \(reason)")
        }
    }
}
