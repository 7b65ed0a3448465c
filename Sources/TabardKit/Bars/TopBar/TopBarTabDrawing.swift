internal import GtkInterop

/// What a tab on the bar of a wide window looks like: a pure function to drawing commands.
@MainActor
struct TopBarTabDrawing {
    var size: CGSize
    /// Empty where the icon stands for the tab.
    var title: String
    var image: UIImage?
    var badge: String?
    var font: FontDescription
    var color: RGBA
    /// The colour of an image that is no template.
    var ownTint: RGBA?
    var badgeLook: TabBarItemLook
    /// The mark behind the tab; nil for none.
    var mark: RGBA?
    var isMarkRaised = false
    /// The line around the mark, for those who want strong contrasts.
    var outline: RGBA?
    var opacity: CGFloat = 1
    var focus: RGBA?
    var isRightToLeft = false

    var commands: [DrawingCommand] {
        var commands = markCommands
        let content = image == nil ? titleCommands : imageCommands
        commands += opacity < 1 ? [.faded(opacity, content)] : content
        if let focus {
            let area = CGRect(origin: .zero, size: size)
            commands.append(.stroke(area, cornerRadius: size.height / 2, width: 2, color: focus))
        }
        return commands
    }

    private var markCommands: [DrawingCommand] {
        guard let mark else { return [] }
        let area = CGRect(origin: .zero, size: size)
        let radius = size.height / 2
        var commands: [DrawingCommand] = []
        if isMarkRaised {
            let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: 0.12)
            commands.append(.shadow(area, cornerRadius: radius, offset: 1, blur: 3, color: shadow))
        }
        commands.append(.fill(area, cornerRadius: radius, color: mark))
        if let outline { commands.append(.stroke(area, cornerRadius: radius, width: 1, color: outline)) }
        return commands
    }

    private var titleCommands: [DrawingCommand] {
        var area = CGRect(origin: .zero, size: size).insetBy(dx: TopBarMetrics.padding - 1, dy: 0)
        var commands: [DrawingCommand] = []
        if let badge {
            let width = Self.badgeWidth(badge)
            area.size.width -= width + TopBarMetrics.badgeGap
            let place = CGRect(
                x: area.maxX + TopBarMetrics.badgeGap,
                y: ((size.height - TopBarMetrics.badgeHeight) / 2).rounded(),
                width: width,
                height: TopBarMetrics.badgeHeight
            )
            let placed = isRightToLeft ? place.mirrored(in: size.width) : place
            commands += TabBarDrawing.badge(badge, in: placed, look: badgeLook)
        }
        if isRightToLeft { area = area.mirrored(in: size.width) }
        commands.insert(.text(title, area, font: font, color: color), at: 0)
        return commands
    }

    private var imageCommands: [DrawingCommand] {
        guard let image, image.size.width > 0, image.size.height > 0 else { return [] }
        let most = TopBarMetrics.imageSide
        let scale = min(1, most / max(image.size.width, image.size.height))
        let area = CGRect(
            x: ((size.width - image.size.width * scale) / 2).rounded(),
            y: ((size.height - image.size.height * scale) / 2).rounded(),
            width: image.size.width * scale,
            height: image.size.height * scale
        )
        let isOriginal = image.renderingMode == .alwaysOriginal
        var commands: [DrawingCommand] = [.image(image, area, tint: isOriginal ? ownTint : color)]
        if let badge {
            let width = Self.badgeWidth(badge)
            let place = CGRect(
                x: min(area.maxX - TopBarMetrics.badgeOverlap, size.width - width),
                y: 0,
                width: width,
                height: TopBarMetrics.badgeHeight
            )
            let placed = isRightToLeft ? place.mirrored(in: size.width) : place
            commands += TabBarDrawing.badge(badge, in: placed, look: badgeLook)
        }
        return commands
    }

    static let badgeFont = UIFont.systemFont(ofSize: TopBarMetrics.badgeTextSize, weight: .medium)
        .fontDescription

    static func badgeWidth(_ badge: String) -> CGFloat {
        let text = LineCache.width(of: badge, font: badgeFont).rounded(.up)
        return min(80, max(TopBarMetrics.badgeHeight, text + 2 * TopBarMetrics.badgePadding))
    }

    /// The width that a tab wants.
    static func width(title: String, image: UIImage?, badge: String?, font: FontDescription) -> CGFloat {
        guard image == nil else { return TopBarMetrics.narrowestTab }
        let text = min(LineCache.width(of: title, font: font).rounded(.up), TopBarMetrics.longestTitle)
        let badge = badge.map { badgeWidth($0) + TopBarMetrics.badgeGap } ?? 0
        return max(TopBarMetrics.narrowestTab, text + badge + 2 * TopBarMetrics.padding)
    }
}
