/// What the desktop knows the app by.
package enum AppIdentity {
    /// The name of the app's desktop file without its ending, and of its icon.
    package static var identifier: String {
        Bundle.main.bundleIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
    }

    /// What users know the app by; the screen's settings and notifications show it.
    package static var name: String {
        let information = Bundle.main.infoDictionary
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { information?[$0] as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }
}
