/// Lets a notification come after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// How many seconds that is.
    public let timeInterval: TimeInterval

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: How many seconds; more than 0, and at least 60 if it repeats. Others are programming errors.
    ///   - repeats: Whether it comes again each time that they are over.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        require(
            timeInterval > 0 && timeInterval.isFinite,
            "A notification's time interval must be greater than 0, but is \(timeInterval)"
        )
        require(
            !repeats || timeInterval >= 60,
            "The time interval of a notification that repeats must be at least 60, but is \(timeInterval)"
        )
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The trigger that was kept; nil for what can be none.
    init?(kept timeInterval: TimeInterval, repeats: Bool) {
        guard timeInterval > 0, timeInterval.isFinite, !repeats || timeInterval >= 60 else { return nil }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it comes if it is set now.
    open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }

    /// What objects of the class answer by selectors (O2).
    open override class var _selectors: _SelectorTable {
        _SelectorTable(UNTimeIntervalNotificationTrigger.self, super._selectors)
    }
}
