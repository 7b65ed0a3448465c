internal import GtkInterop

/// A date picker in the style `inline`: a calendar, and below it a field for the time.
@MainActor
final class InlineDateContent: UIView, DatePickerContent, CalendarBrowserOwner {
    private unowned let picker: UIDatePicker
    private let browser: CalendarBrowser
    private var timeField: TimeField?
    private let timeLabel = UILabel(frame: .zero)
    private static let timeHeight: CGFloat = 50

    init(of picker: UIDatePicker) {
        self.picker = picker
        browser = CalendarBrowser(month: picker.date, texts: picker._texts)
        super.init(frame: .zero)
        browser.owner = self
        addSubview(browser)
        if picker.datePickerMode == .dateAndTime {
            let field = TimeField(of: picker)
            timeField = field
            timeLabel.text = Word.time.text
            timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
            timeLabel.accessibilityElementsHidden = true
            addSubview(timeLabel)
            if let button = field.button { addSubview(button) }
        }
        valuesChanged()
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize {
        let size = CalendarBrowser.usualSize
        return CGSize(width: size.width, height: size.height + (timeField == nil ? 0 : Self.timeHeight))
    }

    func valuesChanged() {
        browser.limits = picker._limits
        browser.show(picker.date, texts: picker._texts)
        timeField?.refresh()
        setNeedsLayout()
    }

    func show(animated: Bool) {
        if browser.month.index(of: picker.date) == nil {
            browser.show(picker.date)
        } else {
            browser.refresh()
        }
        timeField?.refresh()
        setNeedsLayout()
    }

    override var accessibilityLabel: String? {
        didSet { browser.accessibilityLabel = accessibilityLabel }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timeField?.close() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = timeField == nil ? 0 : Self.timeHeight
        let top = max(0, bounds.height - height)
        browser.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        guard let button = timeField?.button else { return }
        let label = timeLabel.sizeThatFits(bounds.size)
        let width = button.intrinsicContentSize.width
        let y = top + (height - DateFieldButton.height) / 2
        timeLabel.frame = CGRect(
            x: isRightToLeft ? bounds.width - 8 - label.width : 8,
            y: y,
            width: label.width,
            height: DateFieldButton.height
        )
        button.frame = CGRect(
            x: isRightToLeft ? 8 : bounds.width - 8 - width,
            y: y,
            width: width,
            height: DateFieldButton.height
        )
    }

    func calendarBrowserIsSelected(_ day: Date) -> Bool {
        picker._calendar.isDate(day, inSameDayAs: picker.date)
    }

    func calendarBrowserMayChoose(_ day: Date) -> Bool { true }

    func calendarBrowserDecoration(of day: Date) -> UIView? { nil }

    func calendarBrowserUserChose(_ day: Date) { picker._userChose(day: day) }

    func calendarBrowserUserLeft(_ month: CalendarMonth) {}
}
