/// The machine that the app runs on.
///
/// ```swift
/// if UIDevice.current.userInterfaceIdiom == .phone { … }
/// ```
@preconcurrency @MainActor
open class UIDevice: NSObject, _SelectorAnswering {
    /// The one device.
    public class var current: UIDevice { shared }

    private static let shared = UIDevice(of: UIScreen.main)

    private let screen: UIScreen

    private init(of screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// Makes an object that tells of the machine as `current` does.
    public override convenience init() { self.init(of: UIScreen.main) }

    /// The machine's name in the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// What the operating system calls itself, such as "Debian GNU/Linux"; "Linux" if it does not say.
    open var systemName: String { OperatingSystemName.current.name }

    /// The version of the operating system, such as "12"; that of the kernel if it does not say.
    open var systemVersion: String { OperatingSystemName.current.version }

    /// The kind of machine: "Linux".
    open var model: String { "Linux" }

    /// The kind of machine in the user's language: "Linux".
    open var localizedModel: String { model }

    /// The kind of interface: `phone`, which windows of every size have; see their size classes for the size.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.traitCollection.userInterfaceIdiom }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDevice.self) }
}

/// What the file `os-release` says.
struct OperatingSystemName {
    var name = "Linux"
    var version: String

    static let current = OperatingSystemName(
        description: ["/etc/os-release", "/usr/lib/os-release"].lazy
            .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first ?? ""
    )

    init(description: String) {
        let kernel = ProcessInfo.processInfo.operatingSystemVersion
        version = "\(kernel.majorVersion).\(kernel.minorVersion).\(kernel.patchVersion)"
        for line in description.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].trimmingCharacters(in: ["\"", "'", " "])
            guard !value.isEmpty else { continue }
            switch parts[0] {
            case "NAME": name = value
            case "VERSION_ID": version = value
            default: break
            }
        }
    }
}
