extension UICellAccessory {
    /// How a disclosure indicator looks.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How an outline disclosure looks.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// What chooses the disclosure.
        public enum Style: Sendable {
            /// As the list has it: as `header`.
            case automatic
            /// Choosing the cell anywhere shows or hides what is below.
            case header
            /// Only the chevron does; the cell itself can be selected.
            case cell
        }

        /// What chooses it; nil, that is `automatic`, by default.
        public var style: Style?
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a handle looks.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?
        /// Whether an upright line stands before it; nil, that is only behind other accessories, by default. Without effect on
        /// Linux, where none is drawn.
        public var showsVerticalSeparator: Bool?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// How a checkmark looks.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a delete control looks.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil, that is the usual one, by default.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How an insert control looks.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil, that is the usual one, by default.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a circle for choosing several looks.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil, that is the usual one, by default.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a text looks.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?
        /// The font; nil, that is the cell's usual one, by default.
        public var font: UIFont?
        /// Whether the font follows the size of texts that the user wants; nil, that is true, by default.
        public var adjustsFontForContentSizeCategory: Bool?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// How an info button looks.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a menu's button looks.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether it is left out though it has its place among the others; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `standard`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil, that is the usual one, by default.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// What a view of the app's own is like in a cell.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which edge it stands, and when it shows.
        public let placement: Placement
        /// Whether it is left out; nil, that is false, by default.
        public var isHidden: Bool?
        /// How much room it takes; nil, that is `actual`, by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its tint colour; nil, that is its own, by default.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame; nil, that is false, by default.
        public var maintainsFixedSize: Bool?

        /// Makes the configuration of a view.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
