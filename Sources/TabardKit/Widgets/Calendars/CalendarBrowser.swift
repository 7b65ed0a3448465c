internal import GtkInterop

/// A month of days, with what leads to other months: what the inline date picker and the calendar view have in common.
///
/// The arrow keys lead from day to day, Page Up and Page Down from month to month, Home and End to the ends of the week.
@MainActor
final class CalendarBrowser: UIView {
    static let headerHeight: CGFloat = 44
    private static let weekdayTextSize: CGFloat = 13
    private static let rowHeight: CGFloat = 42

    weak var owner: (any CalendarBrowserOwner)?
    private(set) var month: CalendarMonth
    private(set) var texts: DateTexts
    /// The dates beyond which nothing leads.
    var limits = DateLimits() {
        didSet { if limits != oldValue { refresh() } }
    }
    var design = UIFontDescriptor.SystemDesign.default {
        didSet {
            guard design != oldValue else { return }
            titleButton.design = design
            refresh()
        }
    }
    /// Whether the height of the rows does not depend on the number of weeks.
    var isOfFixedHeight = true
    /// Whether room is kept below the days' numbers.
    var hasDecorations = false
    private let titleButton = CalendarTitleButton(frame: .zero)
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private let days = UIView(frame: .zero)
    private var controls: [CalendarDayControl] = []
    private var wheels: DateWheelsView?
    /// The day to which the Tab key leads.
    private var current: Int = 0

    init(month: Date, texts: DateTexts) {
        self.month = CalendarMonth(containing: month, in: texts.calendar)
        self.texts = texts
        super.init(frame: .zero)
        titleButton.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        previousButton.addAction(UIAction { [weak self] _ in self?.userTurns(-1) }, for: .touchUpInside)
        nextButton.addAction(UIAction { [weak self] _ in self?.userTurns(1) }, for: .touchUpInside)
        previousButton.accessibilityLabel = Word.previousMonth.text
        nextButton.accessibilityLabel = Word.nextMonth.text
        for view in [titleButton, days, previousButton, nextButton] { addSubview(view) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(handler: { [weak self] _ in self?.swiped(direction) })
            swipe.direction = direction
            days.addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .group }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How much larger than usual the days are: as much as texts, but a month stays in one piece.
    private var scale: CGFloat {
        max(1, UIFont.scaled(20, as: .title3, limit: 1.3, for: traitCollection).pointSize / 20)
    }

    private var weekdayHeight: CGFloat { (24 * scale).rounded() }

    /// The size that it wants, for months of up to six weeks.
    var usualSize: CGSize {
        let rows = 6 * (Self.rowHeight * scale).rounded()
        return CGSize(width: 320, height: Self.headerHeight + weekdayHeight + rows)
    }

    /// The names of the days of the week, and the font in which each fits its column.
    private var weekdays: (names: [String], font: UIFont) {
        let font = UIFont.scaled(
            Self.weekdayTextSize,
            weight: .semibold,
            as: .footnote,
            limit: 1.65,
            for: traitCollection
        )
        let part = max(1, font.pointSize / Self.weekdayTextSize)
        let names = texts.weekdayTexts(veryShort: bounds.width < 260 * part).map {
            $0.uppercased(with: texts.locale)
        }
        let widest = names.map { LineCache.width(of: $0, font: font.fontDescription) }.max() ?? 0
        return (names, font.fitting(widest, into: bounds.width / 7 - 4, least: Self.weekdayTextSize))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Shows a month, perhaps in another calendar or language.
    func show(_ date: Date, texts: DateTexts? = nil) {
        if let texts { self.texts = texts }
        month = CalendarMonth(containing: date, in: self.texts.calendar)
        current = month.index(of: date) ?? 0
        refresh()
    }

    /// Asks anew what each day is.
    func refresh() {
        titleButton.text = texts.text(month.start, template: "yMMMM")
        previousButton.isEnabled = canTurn(-1)
        nextButton.isEnabled = canTurn(1)
        while controls.count > month.dayCount { controls.removeLast().removeFromSuperview() }
        while controls.count < month.dayCount { addControl() }
        let today = Date()
        let chosen = (0..<month.dayCount).filter { owner?.calendarBrowserIsSelected(month.day($0)) == true }
        if let first = chosen.first { current = first }
        current = min(max(current, 0), month.dayCount - 1)
        for (index, control) in controls.enumerated() {
            let day = month.day(index)
            let isChosen = chosen.contains(index)
            control.look = CalendarDayControl.Look(
                number: texts.text(day, pattern: "d"),
                design: design,
                isToday: month.calendar.isDate(day, inSameDayAs: today),
                isChosen: isChosen,
                hasRoomBelow: hasDecorations
            )
            control.isEnabled = isWithinLimits(day) && owner?.calendarBrowserMayChoose(day) != false
            control.isCurrent = index == current
            control.isSelected = isChosen
            control._changeAccessibility { $0.isSelected = isChosen }
            control._setAutomaticLabel(texts.text(day, template: "yMMMMEEEEd"))
            control.decoration = owner?.calendarBrowserDecoration(of: day)
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Asks for the decorations of some days anew; for those of all days without any.
    func reloadDecorations(of dates: [Date]) {
        for date in dates {
            guard let index = month.index(of: date), controls.indices.contains(index) else { continue }
            controls[index].decoration = owner?.calendarBrowserDecoration(of: month.day(index))
        }
    }

    /// Whether some moment of a day is within the limits.
    private func isWithinLimits(_ day: Date) -> Bool {
        let (minimum, maximum) = limits.range
        let end = month.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return end > minimum ?? .distantPast && day <= maximum ?? .distantFuture
    }

    private func canTurn(_ months: Int) -> Bool {
        let (minimum, maximum) = limits.range
        if months < 0 { return month.start > max(minimum ?? .distantPast, CalendarYears.earliest) }
        return month.end <= min(maximum ?? .distantFuture, CalendarYears.latest)
    }

    private func addControl() {
        let control = CalendarDayControl(frame: .zero)
        let index = controls.count
        control.addAction(UIAction { [weak self] _ in self?.userChose(index) }, for: .touchUpInside)
        control.keyPressed = { [weak self] in self?.useKey($0, from: index) ?? false }
        controls.append(control)
        days.addSubview(control)
    }

    private func userChose(_ index: Int) {
        current = index
        owner?.calendarBrowserUserChose(month.day(index))
        refresh()
    }

    private func swiped(_ direction: UISwipeGestureRecognizer.Direction) {
        userTurns((direction == .left) != isRightToLeft ? 1 : -1)
    }

    private func userTurns(_ months: Int) {
        guard canTurn(months) else { return }
        userShows(month.advanced(by: months).start)
    }

    private func userShows(_ date: Date) {
        let former = month
        show(date)
        if month.start != former.start { owner?.calendarBrowserUserLeft(former) }
    }

    /// The view that the focus comes to first.
    var firstFocus: UIView? { controls.indices.contains(current) ? controls[current] : nil }

    private func useKey(_ key: Key, from index: Int) -> Bool {
        switch key {
        case .left: focus(index + (isRightToLeft ? 1 : -1))
        case .right: focus(index + (isRightToLeft ? -1 : 1))
        case .up: focus(index - 7)
        case .down: focus(index + 7)
        case .home: focus(index - month.place(of: index).column)
        case .end: focus(index - month.place(of: index).column + 6)
        case .pageUp: turn(-1, keeping: index)
        case .pageDown: turn(1, keeping: index)
        default: return false
        }
        return true
    }

    private func turn(_ months: Int, keeping index: Int) {
        guard canTurn(months) else { return }
        let next = month.advanced(by: months)
        focus(next.day(min(index, next.dayCount - 1)))
    }

    private func focus(_ index: Int) {
        let day = month.calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
        let isBefore = index < 0
        guard (0..<month.dayCount).contains(index) || canTurn(isBefore ? -1 : 1) else { return }
        focus(month.calendar.startOfDay(for: day))
    }

    private func focus(_ day: Date) {
        if month.index(of: day) == nil { userShows(day) }
        guard let index = month.index(of: day), controls.indices.contains(index) else { return }
        // A day that can't be chosen takes no focus, so that the nearest one that can does.
        let nearest = controls.indices.filter { controls[$0].isEnabled }.min {
            (abs($0 - index), $0) < (abs($1 - index), $1)
        }
        guard let nearest else { return }
        current = nearest
        for (index, control) in controls.enumerated() { control.isCurrent = index == nearest }
        layoutIfNeeded()
        _ = controls[nearest]._takeFocus()
    }

    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            var values = DateWheels(mode: .yearAndMonth, calendar: month.calendar, locale: texts.locale)
            values.limits = limits
            let view = DateWheelsView(values, date: month.start)
            view.changed = { [weak self, weak view] in
                guard let self, let view else { return }
                self.userShows(view.date)
            }
            addSubview(view)
            wheels = view
        }
        let showsWheels = wheels != nil
        titleButton.isOpen = showsWheels
        days.isHidden = showsWheels
        previousButton.isHidden = showsWheels
        nextButton.isHidden = showsWheels
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let title = titleButton.sizeThatFits(bounds.size)
        let side = Self.headerHeight
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: 0, width: width, height: side)
        }
        place(titleButton, 8, min(title.width, max(0, width - 2 * side - 16)))
        place(previousButton, width - 2 * side, side)
        place(nextButton, width - side, side)
        let forward = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        previousButton.setImage(
            UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left", withConfiguration: forward),
            for: .normal
        )
        nextButton.setImage(
            UIImage(systemName: isRightToLeft ? "chevron.left" : "chevron.right", withConfiguration: forward),
            for: .normal
        )
        let top = side + weekdayHeight
        wheels?.frame = CGRect(x: 0, y: side, width: width, height: max(0, bounds.height - side))
        days.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
        let rows = CGFloat(isOfFixedHeight ? 6 : month.weekCount)
        let height = (days.bounds.height / max(1, rows)).rounded(.down)
        let columnWidth = width / 7
        for (index, control) in controls.enumerated() {
            let (row, column) = month.place(of: index)
            let shown = isRightToLeft ? 6 - column : column
            control.frame = CGRect(
                x: CGFloat(shown) * columnWidth,
                y: CGFloat(row) * height,
                width: columnWidth,
                height: height
            )
        }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard wheels == nil else { return }
        let color = UIColor.secondaryLabel.components(with: traitCollection)
        let (names, font) = weekdays
        let columnWidth = bounds.width / 7
        let commands = names.enumerated().map { column, name in
            let shown = isRightToLeft ? 6 - column : column
            return DrawingCommand.text(
                name,
                CGRect(
                    x: CGFloat(shown) * columnWidth,
                    y: Self.headerHeight,
                    width: columnWidth,
                    height: weekdayHeight
                ),
                font: font.fontDescription,
                color: color
            )
        }
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }
}
