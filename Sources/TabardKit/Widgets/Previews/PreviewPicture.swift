internal import GtkInterop

/// A picture of a view that floats over the window: what is dragged, or what a menu belongs to.
@MainActor
final class PreviewPicture: UIView {
    private static let radius: CGFloat = 8

    private let picture: PictureView
    private let background: UIColor?
    private let path: UIBezierPath?
    /// What stands at the picture's corner if several things are dragged.
    var count = 1 {
        didSet { setNeedsDisplay() }
    }

    /// Pictures a view as it is now.
    init(of view: UIView, parameters: UIPreviewParameters) {
        view.layoutIfNeeded()
        let whole = CGRect(origin: .zero, size: view.bounds.size)
        let shown = parameters.visiblePath?.bounds.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        let part = shown.map { $0.intersection(whole) } ?? whole
        let source = part.isNull || part.isEmpty ? whole : part
        picture = PictureView(ViewPicture.record(view), of: source, capInsets: .zero)
        background = parameters.backgroundColor
        path = parameters.visiblePath
        super.init(frame: CGRect(origin: .zero, size: source.size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.28)
        snapshot.shadow(
            of: area.native,
            cornerRadius: Double(Self.radius),
            offset: 6,
            blur: 18,
            color: shade
        )
        guard let background else { return }
        snapshot.draw(
            [.fill(area, cornerRadius: Self.radius, color: background.components(with: traitCollection))],
            scale: max(1, traitCollection.displayScale)
        )
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        snapshot.clipped(to: area.native, cornerRadius: Double(Self.radius)) {
            super._drawNativeChildren(snapshot)
        }
        guard count > 1 else { return }
        let badge = CGRect(x: bounds.width - 16, y: -8, width: 24, height: 24)
        let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
        let red = UIColor.systemRed.components(with: traitCollection)
        let white = UIColor.white.components(with: traitCollection)
        snapshot.draw(
            [
                .fill(badge, cornerRadius: 12, color: red),
                .text("\(count)", badge, font: font.fontDescription, color: white),
            ],
            scale: max(1, traitCollection.displayScale)
        )
    }

    /// What the desktop shows under the pointer once the drag has left the window.
    var texture: Texture? {
        guard let drawing = ViewPicture.record(self) else { return nil }
        return drawing.picture(of: CGRect(origin: .zero, size: bounds.size).integral.native)
    }
}
