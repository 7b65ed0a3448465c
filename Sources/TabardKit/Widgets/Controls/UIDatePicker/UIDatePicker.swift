internal import GtkInterop

/// Chooses a date, a time of day, both, or a time to be counted down.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.minimumDate = Date()
/// picker.addAction(UIAction { _ in print(picker.date) }, for: .valueChanged)
/// ```
///
/// Names, order, digits and hours are those of `locale`, and days, months and years those of `calendar`. Wheels are operated
/// as those of a `UIPickerView`; in calendars the arrow keys lead from day to day, Page Up and Page Down from month to month.
/// To a screen reader a wheel is a spin button, and a day a button with its whole date as its name.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    var _date = Date()
    var _countDownDuration: TimeInterval = 0
    var _limits = DateLimits()
    var _ownCalendar: Calendar?
    var _ownLocale: Locale?
    var _ownTimeZone: TimeZone?
    var _content: (any DatePickerContent)?

    /// Makes a picker of the current moment, as large as its style wants it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _settle(Date())
        _rebuild()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Makes a picker from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _settle(Date())
        _rebuild()
        if let coder = coder as? InterfaceCoder { _decodePicker(from: coder) }
    }

    /// What the picker chooses; `dateAndTime` by default.
    open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
        didSet { if datePickerMode != oldValue { _rebuild() } }
    }

    /// What the picker is to look like; `automatic` by default.
    ///
    /// Modes that have no such form show wheels: `countDownTimer` and `yearAndMonth` always do, and `time` in place of a
    /// calendar.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { _rebuild() } }
    }

    /// What the picker looks like: never `automatic`.
    open var datePickerStyle: UIDatePickerStyle { _style }

    /// The language and region of names, digits and order; nil, that is the desktop's, by default.
    open var locale: Locale? {
        get { _ownLocale }
        set {
            _ownLocale = newValue
            _valuesChanged()
        }
    }

    /// The calendar of days, months and years; the locale's by default, and after nil is set.
    open var calendar: Calendar! {
        get { _calendar }
        set {
            _ownCalendar = newValue
            _valuesChanged()
        }
    }

    /// The zone in which a moment has its day and its hour; nil, that is the calendar's, by default.
    open var timeZone: TimeZone? {
        get { _ownTimeZone }
        set {
            _ownTimeZone = newValue
            _valuesChanged()
        }
    }

    /// The moment that is chosen; that at which the picker was made by default. Setting it turns the wheels, and sends
    /// nothing.
    ///
    /// It is kept within `minimumDate` and `maximumDate`.
    open var date: Date {
        get { _date }
        set { setDate(newValue, animated: true) }
    }

    /// Sets the moment that is chosen, and sends nothing.
    open func setDate(_ date: Date, animated: Bool) {
        _settle(date)
        _content?.show(animated: animated)
    }

    /// The earliest moment that can be chosen; nil by default.
    ///
    /// If it is later than `maximumDate`, neither counts. A time that is counted down has no such limits.
    open var minimumDate: Date? {
        get { _limits.minimum }
        set {
            _limits.minimum = newValue
            _valuesChanged()
        }
    }

    /// The latest moment that can be chosen; nil by default.
    open var maximumDate: Date? {
        get { _limits.maximum }
        set {
            _limits.maximum = newValue
            _valuesChanged()
        }
    }

    /// The seconds to be counted down in the mode `countDownTimer`, from 0, the default, to 86,399. Parts of a minute are left
    /// out; the user cannot choose less than one interval.
    open var countDownDuration: TimeInterval {
        get { _countDownDuration }
        set {
            _countDownDuration = _limits.settledCountdown(newValue)
            _content?.show(animated: false)
        }
    }

    /// The minutes between two rows, from 1, the default, to 30. One by which an hour can't be divided counts as 1.
    open var minuteInterval: Int {
        get { _limits.interval }
        set {
            _limits.minuteInterval = newValue
            _countDownDuration = _limits.settledCountdown(_countDownDuration)
            _valuesChanged()
        }
    }

    /// Whether `date` is brought to the last whole `minuteInterval`; true by default. Else only the wheels are.
    open var roundsToMinuteInterval: Bool {
        get { _limits.roundsToInterval }
        set {
            _limits.roundsToInterval = newValue
            _valuesChanged()
        }
    }

    open override var isEnabled: Bool {
        didSet { _followEnabled() }
    }

    open override var accessibilityLabel: String? {
        didSet { _content?.accessibilityLabel = accessibilityLabel }
    }

    open override var intrinsicContentSize: CGSize { _content?.fittingSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let content = _content else { return }
        content.frame = _place(of: content)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    override var _role: AccessibleRole { .group }

    override var _accessibleActions: [AccessibleAction] { [] }

    override var _takesKeyboard: Bool { false }

    override func _activate() {}

    override func _drawContent(_ snapshot: Snapshot) {}

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIDatePicker.self, super._selectors, _SelectorEntry<UIDatePicker>.answered)
    }
}
