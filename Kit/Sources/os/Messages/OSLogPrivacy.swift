/// Who may see a value in the log.
public struct OSLogPrivacy: Sendable {
    /// What stands in the place of a private value.
    public enum Mask: Sendable {
        /// A text by which equal values can be found within one run of the app, and nothing else.
        case hash
        /// The word `<private>`.
        case none
    }

    enum Level: Sendable { case `public`, `private`, sensitive, auto }

    let level: Level
    let mask: Mask

    /// Numbers are public, text that the program makes is private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto, mask: .none) }
    /// Everybody may see it.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
    /// Only who develops the app may see it.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private, mask: .none) }
    /// Nobody may see it, not even on a terminal.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }

    /// `auto` with a mask in the place of what is private.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
    /// `private` with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// `sensitive` with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
}
