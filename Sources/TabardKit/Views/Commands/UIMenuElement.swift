/// What actions and menus have in common: a title, a subtitle and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, _SelectorAnswering {
    /// How an element may be used.
    @frozen
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes attributes of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is shown dimmed and does nothing.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element does away with something, and is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether what an element stands for is on.
    public enum State: Int, Sendable {
        /// Off, with no mark.
        case off = 0
        /// Shown with a check mark.
        case on = 1
        /// On in part, which is shown with a dash.
        case mixed = 2
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

    /// A smaller text below the title; nil by default.
    open var subtitle: String?

    /// The image that stands for the element.
    open var image: UIImage? { _elementImage }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIMenuElement.self) }
}
