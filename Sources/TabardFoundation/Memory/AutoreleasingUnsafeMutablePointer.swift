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
    /// Reads a text, and puts what it stands for into a place.
    ///
    /// A subclass overrides `objectValue(_:)`, which is what is asked here.
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
        do {
            guard let value = try objectValue(string) else { return false }
            obj?.pointee = value as AnyObject
            return true
        } catch let failure {
            error?.pointee = NSString(string: failure.localizedDescription)
            return false
        }
    }
}
