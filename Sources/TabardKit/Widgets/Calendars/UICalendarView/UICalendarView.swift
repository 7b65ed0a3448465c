internal import GtkInterop

/// A calendar of one month after the other, whose days can be chosen and marked.
///
/// ```swift
/// let calendar = UICalendarView()
/// calendar.delegate = self
/// calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// ```
///
/// It shows days, and no moments: what it tells and is told are `DateComponents` with era, year, month and day. The arrow keys
/// lead from day to day, Page Up and Page Down from month to month.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    let _browser: CalendarBrowser
    private lazy var _browserOwner = CalendarViewOwner(of: self)

    /// Makes a calendar of the present month in the desktop's language, which chooses nothing.
    public override init(frame: CGRect) {
        locale = .current
        calendar = .current
        _browser = CalendarBrowser(month: Date(), texts: DateTexts(calendar: .current, locale: .current))
        super.init(frame: frame)
        _begin()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Makes a calendar from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        locale = .current
        calendar = .current
        _browser = CalendarBrowser(month: Date(), texts: DateTexts(calendar: .current, locale: .current))
        super.init(coder: coder)
        _begin()
    }

    private func _begin() {
        _browser.owner = _browserOwner
        _browser.isOfFixedHeight = false
        _browser.hasDecorations = true
        addSubview(_browser)
        _browser.refresh()
    }

    /// Says what stands below days, and hears of other months.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { _browser.refresh() }
    }

    /// Which days the user can choose; nil, that is none, by default.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?._view = nil
            selectionBehavior?._view = self
            _browser.refresh()
        }
    }

    /// The language of names and digits; the desktop's by default.
    open var locale: Locale {
        didSet { _settingsChanged() }
    }

    /// The calendar whose months are shown; the locale's by default.
    open var calendar: Calendar {
        didSet { _settingsChanged() }
    }

    /// The zone in which a moment has its day; nil, that is the calendar's, by default.
    open var timeZone: TimeZone? {
        didSet { _settingsChanged() }
    }

    /// The kind of font of the texts; `default` by default.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { _browser.design = fontDesign }
    }

    /// The time that the calendar leads to; all that there is by default. Days of which no moment is in it can't be chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            _browser.limits = DateLimits(minimum: availableDateRange.start, maximum: availableDateRange.end)
            if let date = _date(_nearest(visibleDateComponents)) { _browser.show(date) }
        }
    }

    /// The month that is shown, as calendar, era, year and month. Setting it goes there, without animation; what is no date
    /// leaves it.
    open var visibleDateComponents: DateComponents {
        get {
            var parts = _calendar.dateComponents([.era, .year, .month], from: _browser.month.start)
            parts.calendar = _calendar
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Whether the delegate is asked for decorations; true by default.
    open var wantsDateDecorations = true {
        didSet { _browser.refresh() }
    }

    /// Shows another month; what is no date leaves the one that is shown.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = _date(_nearest(dateComponents)) else { return }
        _browser.show(date)
    }

    /// Asks the delegate for the decorations of days anew.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        _browser.reloadDecorations(of: dates.compactMap { _date($0) })
    }

    open override var intrinsicContentSize: CGSize { _browser.usualSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _browser.usualSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _browser.frame = bounds
    }

    open override var accessibilityLabel: String? {
        didSet { _browser.accessibilityLabel = accessibilityLabel }
    }

    override var _role: AccessibleRole { .group }
}
