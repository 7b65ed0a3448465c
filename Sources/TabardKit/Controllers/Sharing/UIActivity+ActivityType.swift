extension UIActivity {
    /// Names an activity.
    @frozen
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a type of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a type of its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }

        /// Puts the items on the clipboard.
        public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
        /// Writes a message with the items.
        public static let mail = ActivityType(system: "Mail")
        /// Prints the items.
        public static let print = ActivityType(system: "Print")
        /// Gives a person an image; not there on Linux, and nothing to exclude.
        public static let assignToContact = ActivityType(system: "AssignToContact")
        /// Keeps an image among the photos; not there on Linux, where the images are files.
        public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
        /// Keeps a link for later; not there on Linux.
        public static let addToReadingList = ActivityType(system: "AddToReadingList")
        /// Sends the items to a device nearby; not there on Linux.
        public static let airDrop = ActivityType(system: "AirDrop")
        /// Writes a short message; not there on Linux.
        public static let message = ActivityType(system: "Message")
        /// Keeps the items in Books; not there on Linux.
        public static let openInIBooks = ActivityType(system: "OpenInIBooks")
        /// Makes a PDF file of the items; not there on Linux, where printing can do it.
        public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
        /// Posts the items at Facebook; not there on Linux.
        public static let postToFacebook = ActivityType(system: "PostToFacebook")
        /// Posts the items at Flickr; not there on Linux.
        public static let postToFlickr = ActivityType(system: "PostToFlickr")
        /// Posts the items at Tencent Weibo; not there on Linux.
        public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
        /// Posts the items at Twitter; not there on Linux.
        public static let postToTwitter = ActivityType(system: "PostToTwitter")
        /// Posts the items at Vimeo; not there on Linux.
        public static let postToVimeo = ActivityType(system: "PostToVimeo")
        /// Posts the items at Weibo; not there on Linux.
        public static let postToWeibo = ActivityType(system: "PostToWeibo")

        /// Saves the items as files; without a name on iOS, but with this type.
        static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
        /// Opens the item in another program; without a name on iOS, but with this type.
        static let openInProgram = ActivityType(system: "RemoteOpenInApplication-ByCopy")
    }
}
