extension NSAttributedString.Key {
    /// A `UIFont`; 12-point Helvetica's place is taken by the system font.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the letters; black if there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
