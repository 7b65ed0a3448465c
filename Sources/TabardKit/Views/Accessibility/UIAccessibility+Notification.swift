extension UIAccessibility {
    /// What apps tell the users of screen readers.
    @frozen
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Makes a notification of its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Most of the screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another one.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a string, shall be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The argument, a string, tells what page was scrolled to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells the users of screen readers something; without effect on Linux.
    ///
    /// What comes, goes and changes in an app's views screen readers hear from the views themselves, without being told; GTK
    /// has no other words for them before 4.14.
    ///
    /// - Parameters:
    ///   - notification: What it is about.
    ///   - argument: The view or text that it is about; nil for none.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
