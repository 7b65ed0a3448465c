/// What Objective-C's methods put a result into, such as `Formatter.getObjectValue(_:for:errorDescription:)`.
///
/// It has a place of its own: the memory that it is made from is neither read nor written.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private final class Place {
        var value: Pointee

        init(_ value: Pointee) { self.value = value }
    }

    private let place: Place

    /// Makes one that holds nil.
    ///
    /// - Parameter from: On Apple's systems the memory that is used.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) where Pointee: ExpressibleByNilLiteral {
        place = Place(nil)
    }

    /// What it holds.
    public var pointee: Pointee {
        get { place.value }
        nonmutating set { place.value = newValue }
    }
}

extension Formatter {
    /// Reads a number or a date, and puts it into a place.
    ///
    /// A formatter of numbers is asked by `number(from:)`, one of dates by `date(from:)`, which subclasses override. Others
    /// read nothing.
    ///
    /// - Parameters:
    ///   - obj: Gets the value; nil if only the answer matters.
    ///   - string: The text.
    ///   - error: Gets a description of what is wrong with the text.
    /// - Returns: Whether the text stands for something.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: AnyObject? =
            switch self {
            case let numbers as NumberFormatter: numbers.number(from: string)
            case let dates as DateFormatter: dates.date(from: string) as NSDate?
            case let dates as ISO8601DateFormatter: dates.date(from: string) as NSDate?
            default: nil
            }
        guard let value else {
            error?.pointee = NSString(string: "The value “\(string)” is invalid.")
            return false
        }
        obj?.pointee = value
        return true
    }
}
