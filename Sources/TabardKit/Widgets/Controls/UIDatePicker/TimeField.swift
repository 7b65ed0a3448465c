/// A time of day that opens wheels in a panel.
@MainActor
final class TimeField {
    private unowned let picker: UIDatePicker
    private(set) var button: DateFieldButton?
    private var panel: FloatingPanel?
    private var wheels: DateWheelsView?

    init(of picker: UIDatePicker) {
        self.picker = picker
        button = DateFieldButton { [weak self] in self?.toggle() }
        button?.accessibilityLabel = Word.time.text
    }

    func refresh() {
        button?.text = picker._texts.text(picker.date, template: "jm")
        wheels?.turn(to: picker.date, duration: 0, animated: true)
    }

    private func toggle() {
        guard panel == nil, let button else { return close() }
        let wheels = DateWheelsView(picker._wheels(for: .time), date: picker.date)
        wheels.accessibilityLabel = picker.accessibilityLabel
        wheels.changed = { [weak self, weak wheels] in
            guard let self, let wheels else { return }
            self.picker._userChose(wheels.date)
        }
        self.wheels = wheels
        panel = FloatingPanel.open(
            wheels,
            size: CGSize(width: 220, height: 216),
            from: button,
            focusing: nil,
            closed: { [weak self] in self?.closed() }
        )
        button.isOpen = panel != nil
    }

    func close() { panel?.close() }

    private func closed() {
        panel = nil
        wheels = nil
        button?.isOpen = false
    }
}
