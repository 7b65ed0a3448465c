/// What a device heard of fleets, and by which defaults it goes (F10 to F12).
public struct ManagedDefaultsState: Hashable, Sendable {
    /// The latest edition that was heard of a fleet.
    public struct Heard: Hashable, Sendable {
        /// The fleet.
        public let fleet: UInt64
        /// The edition.
        public let number: ManagedDefaultsEdition.Number

        /// Makes a note from its parts.
        public init(fleet: UInt64, number: ManagedDefaultsEdition.Number) {
            self.fleet = fleet
            self.number = number
        }
    }

    /// By what the device goes.
    @frozen
    public enum Condition: Hashable, Sendable {
        /// It never heard of any.
        case none
        /// By the fleet's defaults.
        case inForce
        /// By the app's declaration, since the defaults were withdrawn.
        case withdrawn
        /// By the app's declaration, since nothing was heard for as many days as the defaults say.
        case expired
    }

    /// The edition that was heard last, nil for none.
    public private(set) var edition: ManagedDefaultsEdition?
    /// The days since then on which nothing was heard.
    public private(set) var silence: SilentDays
    /// The other fleets that were heard before, the latest last.
    public private(set) var former: [Heard]

    private static let maximumFormerCount = 8

    /// Makes a state from its parts, such as saved ones; by default nothing was heard yet.
    public init(
        edition: ManagedDefaultsEdition? = nil,
        silence: SilentDays = SilentDays(),
        former: [Heard] = []
    ) {
        self.edition = edition
        self.silence = silence
        self.former = former.suffix(Self.maximumFormerCount)
    }

    /// By what the device goes.
    public var condition: Condition {
        guard let edition else { return .none }
        guard edition.defaults != nil else { return .withdrawn }
        return edition.term.map { silence.count >= $0 } ?? false ? .expired : .inForce
    }

    /// The defaults that count, nil for none: then the app's declaration does.
    public var defaults: ManagedDefaults? { condition == .inForce ? edition?.defaults : nil }

    /// Whether an edition is news: later than all that was heard of its fleet.
    public func isNews(_ edition: ManagedDefaultsEdition) -> Bool {
        heard(of: edition.fleet).map { $0 < edition.number } ?? true
    }

    private func heard(of fleet: UInt64) -> ManagedDefaultsEdition.Number? {
        if let edition, edition.fleet == fleet { return edition.number }
        return former.last { $0.fleet == fleet }?.number
    }

    /// Takes an edition in if it is news.
    ///
    /// - Parameters:
    ///   - edition: What was found.
    ///   - milliseconds: What the device's clock says, since 1970; it may be wrong.
    /// - Returns: Whether it was.
    @discardableResult
    public mutating func take(_ edition: ManagedDefaultsEdition, milliseconds: UInt64) -> Bool {
        guard isNews(edition) else { return false }
        former.removeAll { $0.fleet == edition.fleet }
        if let held = self.edition, held.fleet != edition.fleet {
            former.append(Heard(fleet: held.fleet, number: held.number))
            former = former.suffix(Self.maximumFormerCount)
        }
        self.edition = edition
        silence.hear(milliseconds: milliseconds)
        return true
    }

    /// The device looked, and there was nothing new.
    ///
    /// - Returns: Whether that counts: whether the state is another one now.
    @discardableResult
    public mutating func look(milliseconds: UInt64) -> Bool {
        guard let edition, edition.term != nil, edition.defaults != nil else { return false }
        return silence.look(milliseconds: milliseconds)
    }

    /// What two processes of a device heard, in one.
    public func joined(with other: ManagedDefaultsState) -> ManagedDefaultsState {
        guard let edition, let otherEdition = other.edition else { return edition == nil ? other : self }
        guard edition.fleet == otherEdition.fleet, edition.number == otherEdition.number else {
            return isNews(otherEdition) ? other : self
        }
        // Both heard it; whoever looked on more days knows best how long ago that was.
        return silence.count < other.silence.count ? other : self
    }
}
