import GtkInterop

/// What a tab bar looks like: a pure function from what it shows to drawing commands.
struct TabBarDrawing {
    /// One item as it is to be drawn.
    struct Item {
        var title: String
        var image: UIImage?
        /// The colour that an image which is no template was tinted with.
        var ownTint: RGBA?
        var badge: String?
        var badgeColor: RGBA?
        var isSelected = false
        var isEnabled = true
        var isPressed = false
        var showsFocus = false
        /// From 0, while it fades in, to 1.
        var opacity: CGFloat = 1
        /// Whether the item in the user's hand would go here.
        var isDropPlace = false
    }

    /// The bar's colours, resolved for light or dark.
    struct Colors: Equatable {
        var background: RGBA
        var separator: RGBA
        var selected: RGBA
        var unselected: RGBA
        var badge: RGBA
        var badgeText: RGBA
    }

    var items: [Item]
    var layout: TabBarLayout
    var size: CGSize
    var colors: Colors
    /// Device pixels a point.
    var scale: CGFloat

    var commands: [DrawingCommand] {
        let hairline = 1 / max(1, scale)
        var commands: [DrawingCommand] = [
            .fill(CGRect(origin: .zero, size: size), cornerRadius: 0, color: colors.background),
            .fill(
                CGRect(x: 0, y: 0, width: size.width, height: hairline),
                cornerRadius: 0,
                color: colors.separator
            ),
        ]
        for (item, place) in zip(items, layout.items) {
            if item.isDropPlace { commands.append(dropMark(at: place)) }
            let drawn = self.commands(for: item, at: place)
            if item.opacity < 1 {
                commands.append(.faded(max(0, item.opacity), drawn))
            } else {
                commands += drawn
            }
        }
        return commands
    }

    private func dropMark(at place: TabBarLayout.Item) -> DrawingCommand {
        var color = colors.selected
        color.alpha *= 0.16
        return .fill(
            place.frame.insetBy(dx: min(4, place.frame.width / 4), dy: 2),
            cornerRadius: 10,
            color: color
        )
    }

    private func commands(for item: Item, at place: TabBarLayout.Item) -> [DrawingCommand] {
        var commands: [DrawingCommand] = []
        var color = item.isSelected ? colors.selected : colors.unselected
        if !item.isEnabled {
            color.alpha *= 0.4
        } else if item.isPressed {
            color.alpha *= 0.6
        }
        if let image = item.image, let area = place.image {
            // Images in a bar are templates unless they insist on their own colours.
            let isOriginal = image.renderingMode == .alwaysOriginal
            commands.append(.image(image, area, tint: isOriginal ? item.ownTint : color))
        }
        if !item.title.isEmpty {
            commands.append(.text(item.title, place.title, font: titleFont(at: place), color: color))
        }
        if let badge = item.badge, let area = place.badge {
            let fill = item.badgeColor ?? colors.badge
            commands += Self.badge(badge, in: area, fill: fill, text: colors.badgeText)
        }
        if item.showsFocus {
            commands.append(
                .stroke(place.focus, cornerRadius: 8, width: 2, color: colors.selected)
            )
        }
        return commands
    }

    /// A badge, in the bar and in the edit screen's grid alike.
    static func badge(_ text: String, in area: CGRect, fill: RGBA, text color: RGBA) -> [DrawingCommand] {
        let font = UIFont.systemFont(ofSize: TabBarMetrics.badgeTextSize).fontDescription
        let inner = area.insetBy(dx: min(3, area.width / 4), dy: 0)
        return [
            .fill(area, cornerRadius: area.height / 2, color: fill),
            .text(text, inner, font: font, color: color),
        ]
    }

    private func titleFont(at place: TabBarLayout.Item) -> FontDescription {
        UIFont.systemFont(ofSize: place.titleSize, weight: .medium).fontDescription
    }
}
