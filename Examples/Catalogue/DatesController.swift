import UIKit

/// Every form of a date picker, and a calendar with marks.
class DatesController: PageController, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    private let chosen = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            "Compact",
            [
                row("Starts", picker(.dateAndTime, .compact)), row("Day", picker(.date, .compact)),
                row("Time", picker(.time, .compact)),
            ]
        )
        let inline = picker(.dateAndTime, .inline)
        inline.minimumDate = day(2026, 10, 20)
        addCard("Inline", [inline])
        addCard("Wheels", [picker(.dateAndTime, .wheels), picker(.date, .wheels)])
        let timer = picker(.countDownTimer, .wheels)
        timer.countDownDuration = 5_400
        addCard("Timer", [timer])
        let calendar = UICalendarView()
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.delegate = self
        calendar.visibleDateComponents = DateComponents(year: 2026, month: 11)
        let selection = UICalendarSelectionMultiDate(delegate: self)
        selection.selectedDates = [3, 4, 18].map { DateComponents(year: 2026, month: 11, day: $0) }
        calendar.selectionBehavior = selection
        chosen.font = .preferredFont(forTextStyle: .footnote)
        chosen.adjustsFontForContentSizeCategory = true
        chosen.numberOfLines = 0
        addCard("Calendar", [calendar, chosen])
        tell(selection)
    }

    private var locale: Locale {
        Locale(identifier: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "ar_EG" : "en_US")
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        Calendar(identifier: .gregorian).date(
            from: DateComponents(year: year, month: month, day: day, hour: 9, minute: 41)
        )
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = locale
        if let date = day(2026, 11, 18) { picker.setDate(date, animated: false) }
        return picker
    }

    private func tell(_ selection: UICalendarSelectionMultiDate) {
        let days = selection.selectedDates.compactMap(\.day).sorted().map(String.init)
        chosen.text = days.isEmpty ? "No day is chosen." : "Chosen: " + days.joined(separator: ", ")
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        switch dateComponents.day ?? 0 {
        case 5, 12, 19, 26: .default(color: .systemRed)
        case 10: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
        default: nil
        }
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    ) {
        tell(selection)
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    ) {
        tell(selection)
    }
}
