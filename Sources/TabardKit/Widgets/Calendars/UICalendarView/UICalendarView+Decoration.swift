internal import GtkInterop

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// As usual.
        case medium = 1
        /// Large.
        case large = 2
    }

    /// What stands below the number of a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject, _SelectorAnswering {
        private enum Content {
            case dot
            case image(UIImage)
            case view(() -> UIView)
        }

        private let _content: Content
        private let _color: UIColor?
        private let _size: UICalendarView.DecorationSize

        private init(_ content: Content, _ color: UIColor?, _ size: UICalendarView.DecorationSize) {
            _content = content
            _color = color
            _size = size
            super.init()
        }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(Decoration.self) }

        /// Makes a grey dot.
        public override convenience init() { self.init(.dot, nil, .medium) }

        /// Makes an image, as a stencil in a colour; without an image a dot.
        ///
        /// - Parameters:
        ///   - image: The image; nil for a dot.
        ///   - color: Its colour; nil for a grey.
        ///   - size: How large it is.
        public convenience init(
            image: UIImage?,
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) {
            self.init(image.map { .image($0) } ?? .dot, color, size)
        }

        /// Makes a view of the app's own, which takes no touches and is cut at the day's edges.
        ///
        /// - Parameter customViewProvider: Makes the view for each day that shows it.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(.view(customViewProvider), nil, .medium)
        }

        /// A dot in a colour; nil for a grey.
        open class func `default`(
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            UICalendarView.Decoration(image: nil, color: color, size: size)
        }

        /// An image as a stencil in a colour; nil for a grey.
        open class func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            UICalendarView.Decoration(image: image, color: color, size: size)
        }

        /// A view of the app's own, made for each day that shows it.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration
        {
            UICalendarView.Decoration(customViewProvider: customViewProvider)
        }

        func _makeView() -> UIView {
            if case .view(let make) = _content {
                let view = make()
                view.clipsToBounds = true
                return view
            }
            var image: UIImage?
            if case .image(let own) = _content { image = own }
            return CalendarDecorationView(image: image, color: _color ?? .systemFill, size: _size)
        }
    }
}

/// A dot or an image below a day's number.
@MainActor
final class CalendarDecorationView: UIView {
    private let image: UIImage?
    private let color: UIColor
    private let side: CGFloat

    init(image: UIImage?, color: UIColor, size: UICalendarView.DecorationSize) {
        self.image = image
        self.color = color
        let sides: [UICalendarView.DecorationSize: CGFloat] =
            image == nil ? [.small: 4, .medium: 6, .large: 8] : [.small: 8, .medium: 10, .large: 12]
        side = sides[size] ?? 6
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image, image.size.height > 0 else { return CGSize(width: side, height: side) }
        return CGSize(width: min(40, image.size.width * side / image.size.height), height: side)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let color = color.components(with: traitCollection)
        let command: DrawingCommand =
            if let image {
                .image(image, area, tint: image.renderingMode == .alwaysOriginal ? nil : color)
            } else {
                .fill(area, cornerRadius: min(area.width, area.height) / 2, color: color)
            }
        snapshot.draw([command], scale: max(1, traitCollection.displayScale))
    }
}
