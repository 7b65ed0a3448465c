// Foundation has these names too, marked as of no use. They are not preferred, so that a file that imports both modules is not
// ambiguous.
extension NSTextCheckingResult.CheckingType {
    /// A date.
    @_disfavoredOverload
    public static var date: NSTextCheckingResult.CheckingType { Self(rawValue: 1 << 3) }
    /// A postal address.
    @_disfavoredOverload
    public static var address: NSTextCheckingResult.CheckingType { Self(rawValue: 1 << 4) }
    /// A link.
    @_disfavoredOverload
    public static var link: NSTextCheckingResult.CheckingType { Self(rawValue: 1 << 5) }
    /// A phone number.
    @_disfavoredOverload
    public static var phoneNumber: NSTextCheckingResult.CheckingType { Self(rawValue: 1 << 11) }
    /// A flight or the like, of which none is found here.
    @_disfavoredOverload
    public static var transitInformation: NSTextCheckingResult.CheckingType { Self(rawValue: 1 << 12) }
}

/// The name of a part of an address.
@frozen
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The street with the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The code of the post.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}

extension NSTextCheckingResult {
    /// The address of a link; nil for other results.
    public var url: URL? { (self as? DetectedData)?.value.url }

    /// A phone number as it is written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedData)?.value.phoneNumber }

    /// A date, at noon if no time is told; nil for other results.
    public var date: Date? { (self as? DetectedData)?.value.date }

    /// The time zone of a date, if it is told; nil for other results.
    public var timeZone: TimeZone? { (self as? DetectedData)?.value.timeZone }

    /// How long something takes, which is 0: only moments are found.
    public var duration: TimeInterval { 0 }

    /// The parts of an address; nil for other results.
    public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedData)?.value.address }
}

/// Something that was found in a text.
final class DetectedData: NSTextCheckingResult {
    enum Value {
        case url(URL)
        case phoneNumber(String)
        case date(Date, TimeZone?)
        case address([NSTextCheckingKey: String])
    }

    let value: Value
    private let place: NSRange

    init(_ value: Value, at place: NSRange) {
        self.value = value
        self.place = place
        super.init()
    }

    /// Results are not kept in archives.
    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch value {
        case .url: .link
        case .phoneNumber: .phoneNumber
        case .date: .date
        case .address: .address
        }
    }

    override func range(at idx: Int) -> NSRange {
        idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
}

extension DetectedData.Value {
    var url: URL? { if case .url(let url) = self { url } else { nil } }
    var phoneNumber: String? { if case .phoneNumber(let number) = self { number } else { nil } }
    var date: Date? { if case .date(let date, _) = self { date } else { nil } }
    var timeZone: TimeZone? { if case .date(_, let zone) = self { zone } else { nil } }
    var address: [NSTextCheckingKey: String]? { if case .address(let parts) = self { parts } else { nil } }
}
