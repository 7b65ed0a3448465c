extension UIPasteboard {
    /// How long items stay on a clipboard, and who gets them (P6).
    @frozen
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Makes an option.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// When the items are gone, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

        /// Whether other programs don't get the items, a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
