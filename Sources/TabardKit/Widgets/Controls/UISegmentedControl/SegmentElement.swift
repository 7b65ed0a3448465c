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
                    guard let self, self.control?.isEnabled == true else { return }
                    self.choose()
                }
            )
        ])
        _setSensitive(isSensitive)
    }

    fileprivate var index: Int? { control?._elements.firstIndex { $0 === self } }

    private var isSensitive = true

    fileprivate func choose() {
        if let index { control?._userChose(index) }
    }

    fileprivate var segment: UISegmentedControl.Segment? { index.flatMap { control?._segments[$0] } }

    func _setSensitive(_ isSensitive: Bool) {
        self.isSensitive = isSensitive
        _widget?.isSensitive = isSensitive
    }
}

extension SegmentElement: LargeContentSource {
    var _largeTitle: String? { segment?.title }

    var _largeImage: UIImage? { segment?.image }

    var _largeImageInsets: UIEdgeInsets { .zero }

    func _chooseLarge() { choose() }
}
