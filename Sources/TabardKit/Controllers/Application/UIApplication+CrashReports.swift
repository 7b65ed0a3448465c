internal import GtkInterop
internal import TabStore

extension UIApplication {
    /// Has a fault that ends the app leave a report beside the app's layouts; `TABARD_CRASH_REPORTS=no` in the environment keeps it
    /// from that.
    static func _followCrashes() {
        guard getenv("TABARD_CRASH_REPORTS").map({ String(cString: $0) }) != "no",
            let identifier = SessionFile.applicationIdentifier
        else { return }
        let information = Bundle.main.infoDictionary
        let version = ["CFBundleShortVersionString", "CFBundleVersion"].compactMap {
            information?[$0] as? String
        }
        CrashReports.begin(
            in: TabStoreLocation(applicationIdentifier: identifier).directory + "/crashes",
            program: ProcessInfo.processInfo.processName,
            identifier: identifier,
            version: version.joined(separator: " ")
        )
    }
}
