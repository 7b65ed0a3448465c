/// Hears which days the user chooses in a calendar, and may prevent it.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user chose a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    )

    /// The user took a day back.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    )

    /// Whether a day may be chosen; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Whether a day may be taken back; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// True.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool {
        _answer("multiDateSelection:canSelectDate:", selection, dateComponents) ?? true
    }

    /// True.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool {
        _answer("multiDateSelection:canDeselectDate:", selection, dateComponents) ?? true
    }
}
