import UIKit

/// A page with date pickers in every style.
final class DatePickersController: UIViewController {
    private let compact = UIDatePicker()
    private let inline = UIDatePicker()
    private let wheels = UIDatePicker()
    private let timer = UIDatePicker()
    private var pickers: [UIDatePicker] { [compact, inline, wheels, timer] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isArabic = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for picker in pickers {
            picker.locale = Locale(identifier: isArabic ? "ar_EG" : "en_US")
            picker.calendar = Calendar(identifier: .gregorian)
            view.addSubview(picker)
        }
        inline.preferredDatePickerStyle = .inline
        wheels.preferredDatePickerStyle = .wheels
        timer.datePickerMode = .countDownTimer
        timer.countDownDuration = 5_400
        let parts = DateComponents(year: 2024, month: 5, day: 14, hour: 9, minute: 41)
        guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return }
        inline.minimumDate = date - 5 * 86_400
        for picker in pickers { picker.setDate(date, animated: false) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let isWide = area.width > 700
        var place = CGPoint(x: area.minX, y: area.minY)
        for picker in pickers {
            let size = picker.intrinsicContentSize
            let width = isWide ? 340 : area.width
            picker.frame = CGRect(origin: place, size: CGSize(width: width, height: size.height))
            if isWide, picker !== compact {
                place.x += width + 24
            } else {
                place.y += size.height + 16
            }
        }
    }
}

/// A page with a calendar whose days are marked and chosen.
final class CalendarController: UIViewController, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate
{
    private let calendar = UICalendarView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isArabic = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: isArabic ? "ar_EG" : "en_US")
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 5)
        let selection = UICalendarSelectionMultiDate(delegate: self)
        selection.selectedDates = [7, 8, 21].map { DateComponents(year: 2024, month: 5, day: $0) }
        calendar.selectionBehavior = selection
        calendar.delegate = self
        view.addSubview(calendar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        calendar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: min(area.height, 420))
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        switch dateComponents.day ?? 0 {
        case 3, 10, 17, 24, 31: .default(color: .systemRed)
        case 15: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
        default: nil
        }
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    ) {}

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    ) {}
}
