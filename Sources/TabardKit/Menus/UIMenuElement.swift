/// What actions and menus have in common: a title and an image.
@MainActor
open class UIMenuElement: NSObject {
    /// How an element may be used.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes attributes of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is shown dimmed and does nothing.
        public static let disabled = Attributes(rawValue: 1 << 0)
    }

    let _elementTitle: String
    let _elementImage: UIImage?

    init(_title: String, image: UIImage?) {
        _elementTitle = _title
        _elementImage = image
        super.init()
    }

    /// The text that stands for the element.
    open var title: String { _elementTitle }

    /// The image that stands for the element.
    open var image: UIImage? { _elementImage }
}
