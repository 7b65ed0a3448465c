/// Lets the user choose any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Hears what the user chooses and takes back, and may prevent it.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Makes a behaviour without chosen days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init(_kind: ())
    }

    /// The days that are chosen; none by default. Setting them tells the delegate nothing.
    open var selectedDates: [DateComponents] = [] {
        didSet { _view?._browser.refresh() }
    }

    /// Sets the days that are chosen, and tells the delegate nothing.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func _isSelected(_ day: Date, in view: UICalendarView) -> Bool {
        selectedDates.contains { view._names($0, day) }
    }

    override func _mayChoose(_ day: Date, in view: UICalendarView) -> Bool {
        let components = view._components(day)
        if _isSelected(day, in: view) {
            return delegate?.multiDateSelection(self, canDeselectDate: components) ?? true
        }
        return delegate?.multiDateSelection(self, canSelectDate: components) ?? true
    }

    override func _userChose(_ day: Date, in view: UICalendarView) {
        let components = view._components(day)
        if _isSelected(day, in: view) {
            selectedDates.removeAll { view._names($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}
