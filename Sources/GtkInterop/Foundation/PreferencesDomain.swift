import CGtk
import Foundation

/// What is stored under keys for the app or for a suite, as Foundation holds it in memory.
public struct PreferencesDomain: Hashable, Sendable {
    /// The suite's name; nil for the app itself.
    public let suite: String?

    /// What `UserDefaults.standard` stores.
    public static let application = PreferencesDomain(suite: nil)

    /// Makes the domain of a suite, or of the app.
    public init(suite: String?) { self.suite = suite }

    /// Where Foundation reads the domain at the next launch.
    public var filePath: String {
        let folder =
            Unmanaged<NSString>.fromOpaque(_CFXDGCreateConfigHomePath()).takeRetainedValue() as String
        return "\(folder)/\(suite ?? Self.applicationName).plist"
    }

    /// The bundle's identifier where it has one, otherwise the name of the program's file.
    private static var applicationName: String {
        if let identifier = Bundle.main.bundleIdentifier, !identifier.isEmpty { return identifier }
        return _CFGetProgname()?.pointee.map { String(cString: $0) } ?? ""
    }

    /// Calls a closure with the name by which Core Foundation knows the domain.
    func withName<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
        guard let suite else { return body(kCFPreferencesCurrentApplication) }
        let name = NSString(string: suite)
        return withExtendedLifetime(name) {
            body(UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque()))
        }
    }

    /// Reads the name by which Core Foundation knows a domain.
    init(name: UnsafeRawPointer) {
        let text = Unmanaged<NSString>.fromOpaque(name).takeUnretainedValue() as String
        let isApplication =
            name == kCFPreferencesCurrentApplication || text == "kCFPreferencesCurrentApplication"
        self.init(suite: isApplication ? nil : text)
    }
}
