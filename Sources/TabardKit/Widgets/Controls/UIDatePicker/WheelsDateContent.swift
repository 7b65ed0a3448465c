/// A date picker in the style `wheels`.
@MainActor
final class WheelsDateContent: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let wheels: DateWheelsView

    init(of picker: UIDatePicker) {
        self.picker = picker
        wheels = DateWheelsView(picker._wheels(for: picker.datePickerMode), date: picker.date)
        super.init(frame: .zero)
        addSubview(wheels)
        wheels.changed = { [weak self] in self?.userChanged() }
        valuesChanged()
    }

    required init?(coder: NSCoder) { nil }

    let fittingSize = CGSize(width: 320, height: 216)

    private func userChanged() {
        if picker.datePickerMode == .countDownTimer {
            picker._userChose(duration: wheels.duration)
        } else {
            picker._userChose(wheels.date)
        }
    }

    func valuesChanged() {
        let values = picker._wheels(for: picker.datePickerMode)
        wheels.show(values, date: picker.date, duration: picker.countDownDuration)
    }

    func show(animated: Bool) {
        guard wheels.date != picker.date || wheels.duration != picker.countDownDuration else { return }
        wheels.turn(to: picker.date, duration: picker.countDownDuration, animated: animated)
    }

    override var accessibilityLabel: String? {
        didSet { wheels.accessibilityLabel = accessibilityLabel }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}
