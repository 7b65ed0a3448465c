/// A fleet's defaults as they were published once, or the word that there are none any more.
public struct ManagedDefaultsEdition: Hashable, Sendable {
    /// Which edition of a fleet's it is; greater ones replace lesser ones (F10).
    public struct Number: Hashable, Comparable, Sendable {
        /// Counts the editions of a fleet, from 1 on.
        public var serial: UInt64
        /// A number drawn for the edition, by which all devices choose the same of two that were made at once.
        public var mark: UInt64

        /// Makes a number from its parts.
        public init(serial: UInt64, mark: UInt64) {
            self.serial = serial
            self.mark = mark
        }

        /// Whether the left edition is the older one.
        public static func < (left: Number, right: Number) -> Bool {
            (left.serial, left.mark) < (right.serial, right.mark)
        }
    }

    /// The fleet: a number drawn when its first defaults were set.
    public var fleet: UInt64
    /// Which edition it is.
    public var number: Number
    /// What the administrator calls the fleet, for people; empty for nothing.
    public var name: String
    /// The app's id and the layout's name, empty for any.
    public var layout: String
    /// After so many days on which a device heard nothing it goes by these no more; nil for never (F12).
    public var term: Int?
    /// The defaults; nil if they are withdrawn (F11).
    public var defaults: ManagedDefaults?
    /// Fields of a newer minor version, which are kept as they are.
    public var unknownFields: [TabUnknownField]

    /// Makes an edition from its parts.
    public init(
        fleet: UInt64,
        number: Number,
        name: String = "",
        layout: String = "",
        term: Int? = nil,
        defaults: ManagedDefaults?,
        unknownFields: [TabUnknownField] = []
    ) {
        self.fleet = fleet
        self.number = number
        self.name = name
        self.layout = layout
        self.term = term
        self.defaults = defaults
        self.unknownFields = unknownFields
    }

    /// The days that a term may have.
    public static let terms = 1...3650
    /// The last serial number; after it a fleet begins anew, so that a hostile edition does not end the counting.
    public static let lastSerial: UInt64 = 1 << 53
    /// The most bytes of UTF-8 of the names.
    public static let maximumNameLength = 200
    /// The most bytes of UTF-8 of the layout's name.
    public static let maximumLayoutLength = 1000

    /// The edition that comes after this one, with what the administrator changed.
    ///
    /// - Parameters:
    ///   - change: Changes what is to be another.
    ///   - draw: Draws a number that nobody else draws.
    public func next(_ change: (inout Self) -> Void, drawing draw: () -> UInt64) -> Self {
        var next = self
        change(&next)
        let isLast = number.serial >= Self.lastSerial
        next.fleet = isLast ? draw() : fleet
        next.number = Number(serial: isLast ? 1 : number.serial + 1, mark: draw())
        return next
    }
}
