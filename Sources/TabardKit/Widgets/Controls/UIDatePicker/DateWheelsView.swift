/// The wheels of a date picker.
@MainActor
final class DateWheelsView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var wheels: DateWheels
    private(set) var date: Date
    private(set) var duration: TimeInterval = 0
    /// Called when the user has chosen another row.
    var changed: (() -> Void)?
    private let picker = UIPickerView()
    private var fields: [DateField] = []

    init(_ wheels: DateWheels, date: Date) {
        self.wheels = wheels
        self.date = date
        super.init(frame: .zero)
        // The wheels stand as the fields are ordered, in every direction.
        picker.semanticContentAttribute = .forceLeftToRight
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other wheels.
    func show(_ wheels: DateWheels, date: Date, duration: TimeInterval) {
        self.wheels = wheels
        self.date = date
        self.duration = duration
        reload()
    }

    /// Turns the wheels to a date.
    func turn(to date: Date, duration: TimeInterval, animated: Bool) {
        self.date = date
        self.duration = duration
        refresh(animated: animated, but: nil)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func reload() {
        fields = wheels.fields(isRightToLeft: isRightToLeft)
        picker._columnNames = fields.map(\.name)
        picker._endlessComponents = Set(fields.indices.filter { fields[$0].turnsRound })
        picker.reloadAllComponents()
        refresh(animated: false, but: nil)
    }

    /// The date whose parts are on the wheels.
    private var shown: Date {
        guard wheels.mode == .countDownTimer else { return date }
        let minutes = Int(duration / 60)
        return wheels.calendar.date(bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: date)
            ?? date
    }

    /// Brings all wheels into step with the date, whose days and months the others depend on.
    ///
    /// - Parameter turning: The wheel that the user turns, whose rows stay.
    private func refresh(animated: Bool, but turning: Int?) {
        let shown = shown
        for (component, field) in fields.enumerated() {
            let row = wheels.row(of: field, for: shown)
            if component != turning, !animated { picker.reloadComponent(component) }
            guard row < picker.numberOfRows(inComponent: component) else { continue }
            guard picker.selectedRow(inComponent: component) != row || !animated && component != turning
            else {
                continue
            }
            picker.selectRow(row, inComponent: component, animated: animated || component == turning)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let greatest = greatestTextSize
        if picker._greatestTextSize != greatest || fields != wheels.fields(isRightToLeft: isRightToLeft) {
            picker._greatestTextSize = greatest
            reload()
        }
        picker.frame = bounds
    }

    private var room: CGFloat { max(0, bounds.width - 18) }

    /// The size of texts at which all wheels stand beside each other, so that no row is smaller than another.
    private var greatestTextSize: CGFloat {
        let widths = fields.map(\.width).reduce(0, +)
        return UIPickerView._usualTextSize * (widths > 0 ? max(1, room / widths) : 1)
    }

    override var accessibilityLabel: String? {
        didSet { picker.accessibilityLabel = accessibilityLabel }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { fields.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.count(of: fields[component], at: date)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let part = max(1, picker._rowFont.pointSize / UIPickerView._usualTextSize)
        let widths = fields.map { $0.width * part }
        let all = widths.reduce(0, +)
        return all > room && all > 0 ? widths[component] * room / all : widths[component]
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        wheels.title(of: fields[component], row: row, at: date)
    }

    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        guard !wheels.isAllowed(fields[component], row: row, at: date) else { return nil }
        return NSAttributedString(
            string: wheels.title(of: fields[component], row: row, at: date),
            attributes: [.foregroundColor: UIColor.tertiaryLabel, .font: picker._rowFont]
        )
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let field = fields[component]
        if wheels.mode == .countDownTimer {
            duration = wheels.duration(choosing: field, row: row, from: duration)
        } else {
            date = wheels.date(choosing: field, row: row, from: date)
        }
        refresh(animated: false, but: component)
        changed?()
    }
}
