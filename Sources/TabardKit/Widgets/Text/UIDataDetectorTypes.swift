/// What a text view finds in its text and makes links of.
@frozen
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of electronic mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses, as they are written in English.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates; without effect on Linux, where no address opens a calendar.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels; without effect on Linux.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights; without effect on Linux.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What may be looked up; without effect on Linux.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money; without effect on Linux.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Values with units; without effect on Linux.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
