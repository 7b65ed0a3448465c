internal import GtkInterop

/// Holds a presented controller's view and rounds its corners.
@MainActor
final class SheetView: UIView {
    var layout = PresentationLayout(.fullScreen, in: .zero, isCompact: true) {
        didSet { setNeedsDisplay() }
    }

    let grabber = SheetGrabber(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(grabber)
        grabber.pressed = { [weak self] in (self?.superview as? PresentationView)?.grabberPressed() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetGrabber.size
        grabber.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: SheetGrabber.top,
            width: size.width,
            height: size.height
        )
    }

    override var _role: AccessibleRole { .dialog }

    override func _widgetDidLoad(_ widget: Widget) {
        // A screen reader begins to read where the focus is.
        widget.isFocusable = true
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        guard layout.cornerRadius > 0 else {
            super._drawNativeChildren(snapshot)
            return
        }
        let area = CGRect(origin: .zero, size: bounds.size)
        let radius = layout.cornerRadius
        let color = RGBA(red: 0, green: 0, blue: 0, alpha: 0.22)
        snapshot.shadow(of: area.native, cornerRadius: Double(radius), offset: 6, blur: 30, color: color)
        var clip = area
        if layout.reachesBottom { clip.size.height += radius }
        snapshot.clipped(to: clip.native, cornerRadius: Double(radius)) {
            super._drawNativeChildren(snapshot)
        }
    }
}
