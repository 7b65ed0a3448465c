/// What `#if` holds in a module, as far as lowering has to know it.
public struct BuildConditions: Codable, Hashable, Sendable {
    /// The names that the compiler is given by `-D`, such as `DEBUG`.
    public var flags: Set<String>
    /// The features of the language that the compiler is told to have beside those that the language mode brings, such as
    /// `ExistentialAny`.
    public var features: Set<String>
    /// Whether the module sees UIKit, and `os(iOS)` with it (O5).
    public var seesUIKit: Bool
    /// The modules that the module can import beside those that everyone has; nil if that isn't known, when all but the
    /// ones that Linux lacks are taken to be there.
    public var modules: Set<String>?
    /// The language mode, 5 or 6.
    public var languageMode: Int

    public init(
        flags: Set<String> = [],
        features: Set<String> = [],
        seesUIKit: Bool = true,
        modules: Set<String>? = nil,
        languageMode: Int = 5
    ) {
        self.flags = flags
        self.features = features
        self.seesUIKit = seesUIKit
        self.modules = modules
        self.languageMode = languageMode
    }
}
