import UIKit

/// A page with pickers of one wheel and of three.
final class PickersController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let places = UIPickerView()
    private let dates = UIPickerView()
    private var isArabic: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for picker in [places, dates] {
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
        }
        places.selectRow(3, inComponent: 0, animated: false)
        dates.selectRow(10, inComponent: 0, animated: false)
        dates.selectRow(6, inComponent: 1, animated: false)
        dates.selectRow(2, inComponent: 2, animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        places.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: 216)
        dates.frame = CGRect(x: area.minX, y: area.minY + 248, width: area.width, height: 216)
    }

    private var names: [String] {
        isArabic
            ? ["القاهرة", "بيروت", "دبي", "عمّان", "الرباط", "تونس", "بغداد", "مسقط"]
            : ["Amsterdam", "Berlin", "Cairo", "Dublin", "Edinburgh", "Florence", "Geneva", "Helsinki"]
    }

    private var months: [String] {
        isArabic
            ? ["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر"]
            : [
                "January", "February", "March", "April", "May", "June", "July", "August", "September",
                "October",
            ]
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === places ? 1 : 3 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        if pickerView === places { return names.count }
        return [31, months.count, 10][component]
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        if pickerView === places { return names[row] }
        return [String(row + 1), component == 1 ? months[row] : "", String(2024 + row)][component]
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        if pickerView === places { return 300 }
        return [70, 130, 90][component]
    }
}
