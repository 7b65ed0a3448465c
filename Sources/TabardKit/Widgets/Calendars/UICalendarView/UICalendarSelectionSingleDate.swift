/// Lets the user choose one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Hears what the user chooses, and may prevent it.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Makes a behaviour without a chosen day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init(_kind: ())
    }

    /// The day that is chosen; nil, that is none, by default. Setting it tells the delegate nothing.
    open var selectedDate: DateComponents? {
        didSet { _view?._browser.refresh() }
    }

    /// Sets the day that is chosen, and tells the delegate nothing.
    open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

    override func _isSelected(_ day: Date, in view: UICalendarView) -> Bool { view._names(selectedDate, day) }

    override func _mayChoose(_ day: Date, in view: UICalendarView) -> Bool {
        delegate?.dateSelection(self, canSelectDate: view._components(day)) ?? true
    }

    override func _userChose(_ day: Date, in view: UICalendarView) {
        let components = view._components(day)
        if view._names(selectedDate, day) {
            // A tap on the chosen day takes it back, if none may be chosen.
            guard delegate?.dateSelection(self, canSelectDate: nil) == true else { return }
            selectedDate = nil
            delegate?.dateSelection(self, didSelectDate: nil)
            return
        }
        selectedDate = components
        delegate?.dateSelection(self, didSelectDate: components)
    }
}
