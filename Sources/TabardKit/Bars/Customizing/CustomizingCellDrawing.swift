internal import GtkInterop

/// What an item in the grid looks like: a pure function to drawing commands.
struct CustomizingCellDrawing {
    /// Where the item is in the user's work.
    struct State: Equatable {
        /// Items on the bar are dimmed here.
        var isOnBar = false
        /// Carried by keys or actions.
        var isCarried = false
        /// Dragged: it is drawn under the pointer, and only its place here.
        var isUnderPointer = false
        var isPressed = false
        var showsFocus = false
    }

    /// The item, in the grid's colours: those of the bar may be made for another background.
    struct Item {
        var title: String
        var image: UIImage?
        /// The colour that an image which is no template was tinted with.
        var ownTint: RGBA?
        var badge: String?
        /// How the bar draws the item.
        var look: TabBarItemLook
        var isSelected = false
    }

    /// The grid's colours, resolved for light or dark.
    struct Colors: Equatable {
        var selected: RGBA
        var unselected: RGBA
    }

    var item: Item
    var state = State()
    var layout: CustomizingCellLayout
    var colors: Colors
    var isHighContrast = false
    /// How many times larger than usual the title is.
    var textScale: CGFloat = 1

    var commands: [DrawingCommand] {
        var commands: [DrawingCommand] = []
        if state.isCarried {
            var color = colors.selected
            color.alpha *= 0.14
            commands.append(
                .fill(layout.backdrop, cornerRadius: CustomizingCellLayout.cornerRadius, color: color)
            )
        }
        let opacity = opacity
        if opacity < 1 {
            commands.append(.faded(opacity, content))
        } else {
            commands += content
        }
        if state.showsFocus {
            commands.append(
                .stroke(
                    layout.backdrop,
                    cornerRadius: CustomizingCellLayout.cornerRadius,
                    width: 2,
                    color: colors.selected
                )
            )
        }
        return commands
    }

    private var opacity: CGFloat {
        if state.isUnderPointer { return 0.15 }
        if state.isCarried { return 1 }
        let base: CGFloat = state.isOnBar ? (isHighContrast ? 0.65 : 0.42) : 1
        return state.isPressed ? base * 0.6 : base
    }

    /// Icon, title and badge.
    var content: [DrawingCommand] {
        var commands: [DrawingCommand] = []
        let color = state.isCarried || item.isSelected ? colors.selected : colors.unselected
        if let image = item.image, let area = layout.image {
            let isOriginal = image.renderingMode == .alwaysOriginal
            commands.append(.image(image, area, tint: isOriginal ? item.ownTint : color))
        }
        if !item.title.isEmpty {
            commands.append(
                .lines(
                    item.title,
                    layout.title,
                    limit: CustomizingCellLayout.titleLines,
                    font: titleFont,
                    color: color
                )
            )
        }
        if let badge = item.badge, let area = layout.badge {
            commands += TabBarDrawing.badge(badge, in: area, look: item.look)
        }
        return commands
    }

    private var titleFont: FontDescription {
        guard textScale > 1 else { return Self.titleFont }
        let usual = CustomizingCellLayout.titleSize
        let font = UIFont.systemFont(ofSize: usual * textScale, weight: .medium)
        // No word is broken only because it is larger than usual.
        let words = item.title.split(separator: " ").map { word in
            TextMeasure.extents(of: RichText(String(word)), font: font.fontDescription, RichTextOptions())
                .width
        }
        return font.fitting(CGFloat(words.max() ?? 0) + 1, into: layout.title.width, least: usual)
            .fontDescription
    }

    static let titleFont = UIFont.systemFont(
        ofSize: CustomizingCellLayout.titleSize,
        weight: .medium
    ).fontDescription
}
