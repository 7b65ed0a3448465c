internal import GtkInterop

/// One segment as assistive technology sees it: a radio button. The control draws it and takes its presses.
@MainActor
final class SegmentElement: UIView {
    private weak var control: UISegmentedControl?

    init(of control: UISegmentedControl) {
        self.control = control
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .radio }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.setActions([
            (
                "select",
                { [weak self] in
                    guard let self, let control = self.control, control.isEnabled,
                        let index = control._elements.firstIndex(of: self)
                    else { return }
                    control._userChose(index)
                }
            )
        ])
        _setSensitive(isSensitive)
    }

    private var isSensitive = true

    func _setSensitive(_ isSensitive: Bool) {
        self.isSensitive = isSensitive
        _widget?.isSensitive = isSensitive
    }
}
