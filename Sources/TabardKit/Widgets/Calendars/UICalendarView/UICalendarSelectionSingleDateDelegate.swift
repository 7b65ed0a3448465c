/// Hears which day the user chooses in a calendar, and may prevent it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user chose a day, or, with nil, took the choice back.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?
    )

    /// Whether a day may be chosen, or, for nil, the choice be taken back; true by default.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        _answer("dateSelection:canSelectDate:", selection, dateComponents) ?? true
    }
}
