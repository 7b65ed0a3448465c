internal import GtkInterop

/// A date picker in the style `inline`: a calendar, and below it a field for the time.
@MainActor
final class InlineDateContent: UIView, DatePickerContent, CalendarBrowserOwner {
    private unowned let picker: UIDatePicker
    private let browser: CalendarBrowser
    private var timeField: TimeField?
    private let timeLabel = UILabel(frame: .zero)
    private static let usualTimeHeight: CGFloat = 50

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
            timeLabel.font = .scaled(17, weight: .semibold, as: .body, limit: 1.65)
            timeLabel.adjustsFontForContentSizeCategory = true
            timeLabel.adjustsFontSizeToFitWidth = true
            timeLabel.minimumScaleFactor = 0.6
            timeLabel.accessibilityElementsHidden = true
            addSubview(timeLabel)
            if let button = field.button { addSubview(button) }
        }
        valuesChanged()
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize {
        let size = browser.usualSize
        return CGSize(width: size.width, height: size.height + timeHeight)
    }

    /// The height of the row below the calendar.
    private var timeHeight: CGFloat {
        timeField?.button.map { max(Self.usualTimeHeight, $0.height + 16) } ?? 0
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        picker.invalidateIntrinsicContentSize()
        setNeedsLayout()
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
        let height = timeHeight
        let top = max(0, bounds.height - height)
        browser.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        guard let button = timeField?.button else { return }
        var label = timeLabel.sizeThatFits(bounds.size)
        // The time gives way as far as its text usually does, then its name.
        let room = max(0, bounds.width - 24)
        let width = min(button.intrinsicContentSize.width, max(button.leastWidth, room - label.width))
        label.width = min(label.width, max(0, room - width))
        let y = top + (height - button.height) / 2
        timeLabel.frame = CGRect(
            x: isRightToLeft ? bounds.width - 8 - label.width : 8,
            y: y,
            width: label.width,
            height: button.height
        )
        button.frame = CGRect(
            x: isRightToLeft ? 8 : bounds.width - 8 - width,
            y: y,
            width: width,
            height: button.height
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
