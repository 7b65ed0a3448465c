/// A list of actions and further menus, which a button or a long press opens.
///
/// ```swift
/// button.menu = UIMenu(children: [
///     UIAction(title: "Copy") { _ in copy() },
///     UIMenu(options: .displayInline, children: [
///         UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
///     ]),
/// ])
/// ```
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Names a menu.
    @frozen
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another one, and what can be chosen in it.
    @frozen
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The menu's elements stand among those of the menu around it, set off by a line.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu does away with something, and its title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu is on: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The menu's actions stand side by side in one line, as colours to choose from do, where the menu stands in line.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How much of its elements a menu shows.
    public enum ElementSize: Int, Sendable {
        /// Images side by side in one line.
        case small = 0
        /// Images side by side, with titles below them.
        case medium = 1
        /// Titles with images, one below the other.
        case large = 2
        /// As fits the menu: `large`, and `small` in a palette.
        case automatic = -1
    }

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The text above the elements, or in the menu around this one.
    ///   - subtitle: A smaller text below the title, in the menu around this one.
    ///   - image: The image in the menu around this one.
    ///   - identifier: A name; a unique one by default.
    ///   - options: How it stands in another menu.
    ///   - preferredElementSize: How much of its elements it shows.
    ///   - children: The elements. A menu can't contain itself.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(_title: title, image: image)
        self.subtitle = subtitle
    }

    /// The menu's name.
    public let identifier: Identifier

    /// How the menu stands in another one.
    public let options: Options

    /// The elements, the uppermost first.
    public let children: [UIMenuElement]

    /// How much of its elements the menu shows; `automatic` by default.
    open var preferredElementSize: UIMenu.ElementSize

    /// How much it shows now: several elements side by side, or one below the other.
    var _elementSize: ElementSize {
        guard preferredElementSize == .automatic else { return preferredElementSize }
        return options.contains(.displayAsPalette) ? .small : .large
    }

    /// The elements that are on: actions, and those of menus that stand among them.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }
}
