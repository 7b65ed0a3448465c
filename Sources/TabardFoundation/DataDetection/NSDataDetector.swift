/// Finds links, phone numbers, dates and addresses in text.
///
/// Links are found as people write them, with and without scheme, and addresses of mail; phone numbers by their length and
/// signs; dates in numbers, and with months in English and in the user's language; addresses as they are written in English.
/// Time grows with the length of the text alone.
///
/// It is no `NSRegularExpression` here, since Foundation's cannot be subclassed outside; its methods are the same.
open class NSDataDetector: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

    /// The kinds that can be found.
    private static let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address]

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: The bits of `.link`, `.phoneNumber`, `.date` and `.address`. Of the other kinds, which have
    ///   to do with spelling and travel, nothing is found.
    /// - Throws: `CocoaError` if it is none of the kinds that a detector can look for.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        guard !types.isDisjoint(with: Self.known.union(.transitInformation)) else {
            throw CocoaError(.featureUnsupported)
        }
        self.checkingTypes = checkingTypes
    }

    /// What is found, in the order of the text; nothing overlaps.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = DetectedText(string, range)
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedData] = []
        if types.contains(.link) { found += LinkDetector.matches(in: text) }
        if types.contains(.date) { found += DateDetector.matches(in: text) }
        if types.contains(.address) { found += AddressDetector.matches(in: text) }
        if types.contains(.phoneNumber) { found += PhoneNumberDetector.matches(in: text) }
        return Self.withoutOverlaps(found)
    }

    /// How much is found.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// What is found first.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Where the first is found; `NSNotFound` if nothing is.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with what is found, one by one.
    ///
    /// The block's last argument is set to true to end the search.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void
    ) {
        var stops = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops { return }
        }
    }

    /// Of two that overlap, the one that was found first is kept: links before dates, dates before numbers.
    private static func withoutOverlaps(_ found: [DetectedData]) -> [DetectedData] {
        let order = found.enumerated().sorted {
            ($0.element.range.location, $0.offset) < ($1.element.range.location, $1.offset)
        }
        var kept: [(priority: Int, match: DetectedData)] = []
        for (priority, match) in order {
            while let last = kept.last, last.match.range.upperBound > match.range.location,
                last.priority > priority
            {
                kept.removeLast()
            }
            if let last = kept.last, last.match.range.upperBound > match.range.location { continue }
            kept.append((priority, match))
        }
        return kept.map(\.match)
    }

    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(NSDataDetector.self)
    }
}
