/// Which days of a calendar the user can choose, and has chosen: the base of the kinds that there are.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject, _SelectorAnswering {
    weak var _view: UICalendarView?

    init(_kind: Void) { super.init() }

    /// Asks anew which days can be chosen.
    open func updateSelectableDates() { _view?._browser.refresh() }

    func _isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }
    func _mayChoose(_ day: Date, in view: UICalendarView) -> Bool { true }
    func _userChose(_ day: Date, in view: UICalendarView) {}

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UICalendarSelection.self) }
}
