/// A part of the log, by the app and the topic that messages are about.
open class OSLog: NSObject, @unchecked Sendable {
    /// The topics that Apple's tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The topic's name.
        public let rawValue: String

        /// Makes a topic of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What Instruments shows with all other tools; an ordinary topic here.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is measured only while a tool is at work; an ordinary topic here.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same with stack traces; an ordinary topic here.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The part for messages without app and topic.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A part whose messages are not written.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Makes the part of an app and a topic.
    ///
    /// - Parameters:
    ///   - subsystem: The app, by its bundle identifier.
    ///   - category: The topic, such as "network".
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Makes the part of an app and a topic that Apple's tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether messages of a level are written now.
    open func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogOutput.standard.isOpen(for: type, log: self)
    }
}
