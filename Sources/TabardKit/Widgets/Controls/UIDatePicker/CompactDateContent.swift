/// A date picker in the style `compact`: the date and the time as texts, each of which opens what it is chosen with.
@MainActor
final class CompactDateContent: UIView, DatePickerContent, CalendarBrowserOwner {
    private unowned let picker: UIDatePicker
    private var dateButton: DateFieldButton?
    private var timeField: TimeField?
    private var panel: FloatingPanel?
    private var browser: CalendarBrowser?
    private static let gap: CGFloat = 6
    /// The width of the date's button with the usual text.
    private var usualDateWidth: CGFloat = 0

    init(of picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        if picker.datePickerMode != .time {
            let button = DateFieldButton { [weak self] in self?.toggle() }
            button.accessibilityLabel = Word.date.text
            dateButton = button
            addSubview(button)
        }
        if picker.datePickerMode != .date {
            let field = TimeField(of: picker)
            timeField = field
            if let button = field.button { addSubview(button) }
        }
        valuesChanged()
    }

    required init?(coder: NSCoder) { nil }

    private var buttons: [DateFieldButton] { [dateButton, timeField?.button].compactMap(\.self) }

    var fittingSize: CGSize {
        let widths = buttons.map { $0 === dateButton ? usualDateWidth : $0.intrinsicContentSize.width }
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
            height: buttons.map(\.height).max() ?? 0
        )
    }

    func valuesChanged() {
        if let browser {
            browser.limits = picker._limits
            browser.show(picker.date, texts: picker._texts)
        }
        show(animated: false)
    }

    func show(animated: Bool) {
        dateButton?.text = dateText
        usualDateWidth = dateButton?.intrinsicContentSize.width ?? 0
        timeField?.refresh()
        if let browser {
            if browser.month.index(of: picker.date) == nil {
                browser.show(picker.date)
            } else {
                browser.refresh()
            }
        }
        picker.invalidateIntrinsicContentSize()
        picker.setNeedsLayout()
        setNeedsLayout()
    }

    private var leastWidth: CGFloat {
        buttons.map(\.leastWidth).reduce(0, +) + Self.gap * CGFloat(max(0, buttons.count - 1))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show(animated: false)
    }

    private var dateText: String { picker._texts.text(picker.date, template: "yMMMd") }

    /// The date in numbers, where there is no room for the name of the month.
    private var shortDateText: String { picker._texts.text(picker.date, template: "yyMd") }

    override var accessibilityLabel: String? {
        didSet {
            guard let label = accessibilityLabel else { return }
            for button in buttons { button.accessibilityLabel = label }
        }
    }

    private func toggle() {
        guard panel == nil, let dateButton else {
            panel?.close()
            return
        }
        let browser = CalendarBrowser(month: picker.date, texts: picker._texts)
        browser.owner = self
        browser.limits = picker._limits
        browser.show(picker.date)
        self.browser = browser
        panel = FloatingPanel.open(
            browser,
            size: browser.usualSize,
            from: dateButton,
            focusing: browser.firstFocus,
            closed: { [weak self] in self?.closed() }
        )
        dateButton.isOpen = panel != nil
    }

    private func closed() {
        panel = nil
        browser = nil
        dateButton?.isOpen = false
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        panel?.close()
        timeField?.close()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isTight = bounds.width > 0 && fittingSize.width > bounds.width + 1
        // Texts become as small as usual before the month is written as a number.
        dateButton?.text = dateText
        if isTight, leastWidth > bounds.width + 1 { dateButton?.text = shortDateText }
        let gaps = Self.gap * CGFloat(max(0, buttons.count - 1))
        let wanted = buttons.map(\.intrinsicContentSize.width).reduce(0, +)
        let factor = isTight && wanted > 0 ? min(1, max(0, bounds.width - gaps) / wanted) : 1
        var x: CGFloat = 0
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let width = button.intrinsicContentSize.width * factor
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
    }

    func calendarBrowserIsSelected(_ day: Date) -> Bool {
        picker._calendar.isDate(day, inSameDayAs: picker.date)
    }

    func calendarBrowserMayChoose(_ day: Date) -> Bool { true }

    func calendarBrowserDecoration(of day: Date) -> UIView? { nil }

    func calendarBrowserUserChose(_ day: Date) { picker._userChose(day: day) }

    func calendarBrowserUserLeft(_ month: CalendarMonth) {}
}

extension UIDatePicker {
    /// The user chose another day; the time of day stays.
    func _userChose(day: Date) {
        _userChose(_wheels(for: .dateAndTime).atTime(of: _date, on: day))
    }
}
