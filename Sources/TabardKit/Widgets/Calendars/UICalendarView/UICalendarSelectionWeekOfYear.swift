/// Lets the user choose one week: a tap on any of its days chooses all of it.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Hears what the user chooses, and may prevent it.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// Makes a behaviour without a chosen week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init(_kind: ())
    }

    /// The week that is chosen, by `yearForWeekOfYear` and `weekOfYear`; nil, that is none, by default. Setting it tells the
    /// delegate nothing.
    open var selectedWeekOfYear: DateComponents? {
        didSet { _view?._browser.refresh() }
    }

    /// Sets the week that is chosen, and tells the delegate nothing.
    open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) {
        selectedWeekOfYear = weekOfYear
    }

    override func _isSelected(_ day: Date, in view: UICalendarView) -> Bool {
        guard let week = selectedWeekOfYear else { return false }
        return _names(week, day, in: view)
    }

    override func _mayChoose(_ day: Date, in view: UICalendarView) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: _week(of: day, in: view)) ?? true
    }

    override func _userChose(_ day: Date, in view: UICalendarView) {
        if _isSelected(day, in: view) {
            // A tap on the chosen week takes it back, if none may be chosen.
            guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) == true else { return }
            selectedWeekOfYear = nil
        } else {
            selectedWeekOfYear = _week(of: day, in: view)
        }
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
    }

    /// The week of a day, as the app is told it.
    private func _week(of day: Date, in view: UICalendarView) -> DateComponents {
        var week = view._calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
        week.calendar = view._calendar
        return week
    }

    private func _names(_ week: DateComponents, _ day: Date, in view: UICalendarView) -> Bool {
        let named = view._calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
        guard let number = week.weekOfYear, number == named.weekOfYear else { return false }
        return week.yearForWeekOfYear ?? week.year == named.yearForWeekOfYear
    }
}

/// Hears which week the user chooses in a calendar, and may prevent it.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The user chose a week, or took it back, which is nil.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
    )

    /// Whether a week may be chosen, or none, which is nil; true by default.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// True.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool {
        _answer("weekOfYearSelection:canSelectWeekOfYear:", selection, weekOfYearComponents) ?? true
    }
}
