internal import GtkInterop

/// Where each item of a tab bar stands: a pure function of sizes and texts.
struct TabBarLayout: Equatable {
    /// How icon and title stand to each other.
    enum Style: Equatable, CaseIterable {
        /// The title under the icon, as in narrow windows; the items share the width.
        case stacked
        /// The title beside the icon, as in wide windows; the items stand in the middle.
        case inline
        /// The title beside a small icon, in a low bar; the items share the width.
        case compactInline

        /// How the items of a bar stand under the given traits.
        init(_ traits: UITraitCollection) {
            let isWide = traits.horizontalSizeClass == .regular
            self = isWide ? .inline : traits.verticalSizeClass == .compact ? .compactInline : .stacked
        }

        /// The height of a bar whose items stand so, without the part that covers the safe area.
        var barHeight: CGFloat {
            self == .compactInline ? TabBarMetrics.compactHeight : TabBarMetrics.height
        }

        /// The title's size where nothing else is said.
        var titleSize: CGFloat {
            switch self {
            case .stacked: TabBarMetrics.stackedTitleSize
            case .inline: TabBarMetrics.inlineTitleSize
            case .compactInline: TabBarMetrics.compactTitleSize
            }
        }

        var titleFont: FontDescription {
            UIFont.systemFont(ofSize: titleSize, weight: TabBarMetrics.titleWeight).fontDescription
        }
    }

    /// What the layout must know of an item.
    struct Content: Equatable {
        var title: String
        var imageSize: CGSize?
        var badge: String?
        /// Nil for the usual font of the style.
        var titleFont: FontDescription?
        /// How many times larger than usual that font is, for the user's sake.
        var titleScale: CGFloat = 1
        var titleOffset = UIOffset.zero
        var imageInsets = UIEdgeInsets.zero
        var badgeFont = TabBarItemLook.usualBadgeFont
        var badgeOffset = UIOffset.zero
    }

    /// How the items spread over the bar (A12).
    struct Distribution: Equatable {
        var positioning = UITabBar.ItemPositioning.automatic
        /// The width of a centred item; 0 or less for the usual one.
        var itemWidth: CGFloat = 0
        /// The room between centred items; 0 or less for the usual one.
        var itemSpacing: CGFloat = 0
    }

    /// The place of one item.
    struct Item: Equatable {
        /// The item's column, in which all of it is drawn.
        var frame: CGRect
        /// What reacts to the pointer: together they cover the bar, and they never overlap.
        var hitArea: CGRect
        var image: CGRect?
        var title: CGRect
        /// The font size at which the title fits, or nearly so.
        var titleSize: CGFloat
        var badge: CGRect?
        /// What the focus ring goes around.
        var focus: CGRect
    }

    var style: Style
    var items: [Item]

    /// Measures a text: its width in a font.
    typealias Measure = (_ text: String, _ font: FontDescription) -> CGFloat

    /// - Parameter size: The room for the items; sizes that make no sense count as zero.
    init(
        contents: [Content],
        size: CGSize,
        style: Style,
        distribution: Distribution = Distribution(),
        isRightToLeft: Bool,
        measure: Measure
    ) {
        let size = CGSize(width: size.width.bounded, height: size.height.bounded)
        // Beside its icon a title needs some room; without it the items are stacked in wide bars too.
        let share = size.width / CGFloat(max(1, contents.count))
        let style = style == .inline && share < TabBarMetrics.inlineNarrowest ? .stacked : style
        self.style = style
        let frames = Self.frames(
            contents: contents,
            size: size,
            style: style,
            distribution: distribution,
            measure: measure
        )
        items = zip(contents, frames).map { content, frame in
            let placed = isRightToLeft ? frame.mirrored(in: size.width) : frame
            switch style {
            case .stacked:
                return Self.stack(content, in: placed, isRightToLeft: isRightToLeft, measure: measure)
            case .inline, .compactInline:
                return Self.line(
                    content,
                    in: placed,
                    measures: style == .inline ? .wide : .compact,
                    isRightToLeft: isRightToLeft,
                    measure: measure
                )
            }
        }
        spreadHitAreas(over: size, isRightToLeft: isRightToLeft)
    }
}

extension CGFloat {
    /// The length itself, or zero for what is no length.
    var bounded: CGFloat { isFinite && self > 0 ? Swift.min(self, 1_000_000) : 0 }
}
