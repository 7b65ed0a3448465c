internal import GtkInterop

/// What a tab bar looks like: a pure function from what it shows to drawing commands.
struct TabBarDrawing {
    /// One item as it is to be drawn.
    struct Item {
        var title: String
        var image: UIImage?
        /// The colour that an image which is no template was tinted with.
        var ownTint: RGBA?
        var badge: String?
        var look: TabBarItemLook
        var isSelected = false
        var isEnabled = true
        var isPressed = false
        var showsFocus = false
        /// From 0, while it fades in, to 1.
        var opacity: CGFloat = 1
        /// Whether the item in the user's hand would go here.
        var isDropPlace = false
    }

    /// The mark behind the selected item (A3).
    enum Indicator: Equatable {
        /// The usual mark, in a colour.
        case shape(RGBA)
        /// An image, in a tint or in its own colours.
        case image(UIImage, tint: RGBA?)
    }

    var items: [Item]
    var layout: TabBarLayout
    /// The whole bar; the items stand at its top.
    var size: CGSize
    var background: BarBackground
    var indicator: Indicator?
    var dividers = TabBarDividers()
    /// The colour of what marks focus and the place to drop.
    var accent: RGBA
    /// Device pixels a point.
    var scale: CGFloat

    var commands: [DrawingCommand] {
        var commands = background.commands(size: size, edge: .top, scale: scale)
        commands += dividerCommands
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
        var color = accent
        color.alpha *= 0.16
        return .fill(
            place.frame.insetBy(dx: min(4, place.frame.width / 4), dy: 2),
            cornerRadius: 10,
            color: color
        )
    }

    private func commands(for item: Item, at place: TabBarLayout.Item) -> [DrawingCommand] {
        var commands = item.isSelected ? indicatorCommands(at: place) : []
        let isDimmed = item.isPressed && item.isEnabled
        if let image = item.image, let area = place.image, area.width > 0, area.height > 0 {
            // Images in a bar are templates unless they insist on their own colours (A9).
            let isOriginal = image.renderingMode == .alwaysOriginal
            let tint = isOriginal ? item.ownTint : item.look.icon.faded(isDimmed)
            var drawn = DrawingCommand.image(image, area, tint: tint)
            // The colours of an original can't be paler, so all of it is.
            if isOriginal, item.isPressed || !item.isEnabled {
                drawn = .faded(item.isEnabled ? 0.6 : 0.4, [drawn])
            }
            let bar = CGRect(origin: .zero, size: size)
            commands.append(bar.contains(area) ? drawn : .clipped(bar, [drawn]))
        }
        if !item.title.isEmpty {
            var font = item.look.titleFont ?? layout.style.titleFont
            font.size = Double(place.titleSize)
            commands.append(
                .text(item.title, place.title, font: font, color: item.look.title.faded(isDimmed))
            )
        }
        if let badge = item.badge, let area = place.badge {
            commands += Self.badge(badge, in: area, look: item.look)
        }
        if item.showsFocus {
            commands.append(.stroke(place.focus, cornerRadius: 8, width: 2, color: accent))
        }
        return commands
    }

    private func indicatorCommands(at place: TabBarLayout.Item) -> [DrawingCommand] {
        let frame = place.frame
        switch indicator {
        case nil: return []
        case .shape(let color):
            guard color.alpha > 0 else { return [] }
            let area = frame.insetBy(dx: min(4, frame.width / 4), dy: min(3, frame.height / 4))
            return [.fill(area, cornerRadius: 8, color: color)]
        case .image(let image, let tint):
            guard image.size.width > 0, image.size.height > 0 else { return [] }
            if image.look.slicing != nil { return [.image(image, frame, tint: tint)] }
            let area = CGRect(
                x: (frame.midX - image.size.width / 2).rounded(),
                y: (frame.midY - image.size.height / 2).rounded(),
                width: image.size.width,
                height: image.size.height
            )
            let drawn = DrawingCommand.image(image, area, tint: tint)
            return [frame.contains(area) ? drawn : .clipped(frame, [drawn])]
        }
    }

    /// The images between the items, in the order in which they are seen (A4).
    private var dividerCommands: [DrawingCommand] {
        guard !dividers.isEmpty else { return [] }
        let seen = zip(items, layout.items).sorted { $0.1.frame.minX < $1.1.frame.minX }
        let height = layout.items.first?.frame.height ?? 0
        return zip(seen, seen.dropFirst()).flatMap { left, right -> [DrawingCommand] in
            guard let image = dividers.image(left: left.0.isSelected, right: right.0.isSelected),
                image.size.width > 0, image.size.height > 0
            else { return [] }
            let width = min(image.size.width, left.1.frame.width, right.1.frame.width)
            let middle = (left.1.frame.maxX + right.1.frame.minX) / 2
            let area = CGRect(x: (middle - width / 2).rounded(), y: 0, width: width, height: height)
            let tint = image.renderingMode == .alwaysTemplate ? accent : nil
            return width > 0 && height > 0 ? [.image(image, area, tint: tint)] : []
        }
    }

    /// A badge, in the bar and in the edit screen's grid alike.
    static func badge(_ text: String, in area: CGRect, look: TabBarItemLook) -> [DrawingCommand] {
        let inner = area.insetBy(dx: min(3, area.width / 4), dy: 0)
        let offset = look.badgeTitleOffset
        var place = inner
        if offset.horizontal.isFinite { place.origin.x += offset.horizontal }
        if offset.vertical.isFinite { place.origin.y += offset.vertical }
        let drawn = DrawingCommand.text(text, place, font: look.badgeFont, color: look.badgeText)
        let background = DrawingCommand.fill(area, cornerRadius: area.height / 2, color: look.badge)
        // A badge without a text is a mark all the same.
        if text.isEmpty { return [background] }
        return [background, area.contains(place) ? drawn : .clipped(area, [drawn])]
    }
}

extension RGBA {
    /// The colour of something that is pressed.
    fileprivate func faded(_ isFaded: Bool) -> RGBA {
        var color = self
        if isFaded { color.alpha *= 0.6 }
        return color
    }
}
