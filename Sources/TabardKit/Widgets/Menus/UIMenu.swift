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
    }

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The text above the elements, or in the menu around this one.
    ///   - subtitle: A smaller text below the title, in the menu around this one.
    ///   - image: The image in the menu around this one.
    ///   - identifier: A name; a unique one by default.
    ///   - options: How it stands in another menu.
    ///   - children: The elements. A menu can't contain itself.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(_title: title, image: image)
        self.subtitle = subtitle
    }

    /// The menu's name.
    public let identifier: Identifier

    /// How the menu stands in another one.
    public let options: Options

    /// The elements, the uppermost first.
    public let children: [UIMenuElement]

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
            children: newChildren
        )
    }
}
