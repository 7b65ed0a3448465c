internal import GtkInterop

extension TabBarLayout {
    /// The measures of items whose title stands beside the icon.
    struct LineMeasures {
        var imageSide: CGFloat
        var gap: CGFloat
        var padding: CGFloat
        var style: Style

        /// Between icon and title: room for what of a badge lies beside the icon, too.
        func gap(besideBadge badge: CGFloat?) -> CGFloat {
            guard let badge else { return gap }
            return max(gap, badge - TabBarMetrics.badgeOverlap + TabBarMetrics.badgeGap)
        }

        /// On each side of icon and title. A badge takes its room from there first, so that the title can stay as it is.
        func padding(in frame: CGRect, besideBadge badge: CGFloat?) -> CGFloat {
            let added = gap(besideBadge: badge) - gap
            return min(max(2, padding - added / 2), frame.width / 4)
        }

        static let wide = LineMeasures(
            imageSide: TabBarMetrics.imageSide,
            gap: TabBarMetrics.inlineGap,
            padding: TabBarMetrics.inlinePadding,
            style: .inline
        )
        static let compact = LineMeasures(
            imageSide: TabBarMetrics.compactImageSide,
            gap: TabBarMetrics.compactGap,
            padding: TabBarMetrics.compactPadding,
            style: .compactInline
        )
    }

    static func stack(
        _ content: Content,
        in frame: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> Item {
        let padding = min(TabBarMetrics.stackedPadding, frame.width / 2)
        let room = frame.width - 2 * padding
        let font = content.titleFont ?? Style.stacked.titleFont
        let size = fittingSize(content, font: font, room: room, measure: measure)
        let height = min(
            frame.height,
            titleHeight(font, usual: TabBarMetrics.stackedTitleHeight, of: .stacked)
        )
        // Without an image the title has the middle of the bar to itself.
        let titleTop =
            content.imageSize == nil
            ? (frame.height - height) / 2
            : max(0, min(TabBarMetrics.stackedTitleBottom, frame.height) - height)
        let title = CGRect(x: frame.minX + padding, y: titleTop.rounded(), width: room, height: height)
        let image = content.imageSize.map { natural in
            place(
                natural,
                center: CGPoint(x: frame.midX, y: min(TabBarMetrics.stackedImageMiddle, frame.height / 2)),
                side: min(TabBarMetrics.imageSide, frame.width)
            )
        }
        var fitted = font
        fitted.size = Double(size)
        let titleWidth = content.badge == nil ? 0 : min(room, measure(content.title, fitted))
        let anchor = image ?? CGRect(x: frame.midX - titleWidth / 2, y: 0, width: titleWidth, height: height)
        return item(
            content,
            in: frame,
            image: image,
            title: title,
            titleSize: size,
            anchor: anchor,
            focus: frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2)),
            isRightToLeft: isRightToLeft,
            measure: measure
        )
    }

    static func line(
        _ content: Content,
        in frame: CGRect,
        measures: LineMeasures,
        isRightToLeft: Bool,
        measure: Measure
    ) -> Item {
        let badge = content.badge.map {
            badgeSize($0, font: content.badgeFont, in: frame, measure: measure).width
        }
        let imageRoom = content.imageSize == nil ? 0 : measures.imageSide + measures.gap(besideBadge: badge)
        // Beside a title alone the badge has all its width.
        let badgeRoom = content.imageSize == nil ? badge.map { $0 + TabBarMetrics.badgeGap } ?? 0 : 0
        let padding = measures.padding(in: frame, besideBadge: badge)
        let room = max(0, frame.width - 2 * padding - imageRoom - badgeRoom)
        let font = content.titleFont ?? measures.style.titleFont
        let size = fittingSize(content, font: font, room: room, measure: measure)
        var fitted = font
        fitted.size = Double(size)
        let titleWidth = min(room, measure(content.title, fitted).rounded(.up))
        let height = min(frame.height, titleHeight(font, usual: TabBarMetrics.inlineTitleHeight, of: .inline))
        let start = max(frame.minX, (frame.midX - (imageRoom + titleWidth + badgeRoom) / 2).rounded())
        let middle = frame.midY
        var image = content.imageSize.map { natural in
            place(
                natural,
                center: CGPoint(x: start + measures.imageSide / 2, y: middle),
                side: min(measures.imageSide, frame.width)
            )
        }
        var title = CGRect(
            x: min(start + imageRoom, frame.maxX),
            y: (middle - height / 2).rounded(),
            width: titleWidth,
            height: height
        )
        title.size.width = min(title.width, frame.maxX - title.minX)
        // The square of the icon, so that the badge stays where it is when one icon takes another's place.
        var anchor = CGRect(
            x: start,
            y: image?.minY ?? title.minY,
            width: content.imageSize == nil
                ? titleWidth + TabBarMetrics.badgeGap + TabBarMetrics.badgeOverlap : measures.imageSide,
            height: measures.imageSide
        )
        if isRightToLeft {
            // Icon and title change places within the item.
            func mirrored(_ area: CGRect) -> CGRect {
                CGRect(x: 2 * frame.midX - area.maxX, y: area.minY, width: area.width, height: area.height)
            }
            image = image.map(mirrored)
            title = mirrored(title)
            anchor = mirrored(anchor)
        }
        return item(
            content,
            in: frame,
            image: image,
            title: title,
            titleSize: size,
            anchor: anchor,
            focus: frame.insetBy(dx: min(4, frame.width / 2), dy: min(4, frame.height / 2)),
            isRightToLeft: isRightToLeft,
            measure: measure
        )
    }

    /// Applies what the item asks for beyond its style: adjustments that keep all of it within its column.
    private static func item(
        _ content: Content,
        in frame: CGRect,
        image: CGRect?,
        title: CGRect,
        titleSize: CGFloat,
        anchor: CGRect,
        focus: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> Item {
        let badge = content.badge.map {
            Self.badge(
                $0,
                font: content.badgeFont,
                at: anchor,
                in: frame,
                isRightToLeft: isRightToLeft,
                measure: measure
            ).moved(by: content.badgeOffset, within: frame)
        }
        return Item(
            frame: frame,
            hitArea: frame,
            image: image.map { $0.inset(byImageInsets: content.imageInsets) },
            title: title.moved(by: content.titleOffset, within: frame),
            titleSize: titleSize,
            badge: badge,
            focus: focus
        )
    }

    /// The height of a line in a font, which is the usual one for the usual size.
    private static func titleHeight(_ font: FontDescription, usual: CGFloat, of style: Style) -> CGFloat {
        let size = CGFloat(font.size).bounded
        return size == style.titleSize ? usual : (size * usual / style.titleSize).rounded(.up)
    }

    /// Shrinks a title that is too long, down to a size that can still be read. One that is larger than usual becomes as
    /// small as the usual one before it is cut.
    private static func fittingSize(
        _ content: Content,
        font: FontDescription,
        room: CGFloat,
        measure: Measure
    ) -> CGFloat {
        let largest = CGFloat(font.size)
        let width = measure(content.title, font)
        guard width > room, width > 0 else { return largest }
        let smallest = largest / max(1, content.titleScale) * TabBarMetrics.smallestTitle
        return max(smallest, (largest * room / width * 2).rounded(.down) / 2)
    }

    /// Fits an image into the square for icons, never enlarging it, on whole points.
    static func place(
        _ natural: CGSize,
        center: CGPoint,
        side: CGFloat = TabBarMetrics.imageSide
    ) -> CGRect {
        let natural = CGSize(width: natural.width.bounded, height: natural.height.bounded)
        let longest = max(natural.width, natural.height)
        let scale = longest > side ? side / longest : 1
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        return CGRect(
            x: (center.x - size.width / 2).rounded(),
            y: (center.y - size.height / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    static func badge(
        _ text: String,
        font: FontDescription = TabBarItemLook.usualBadgeFont,
        at image: CGRect,
        in frame: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> CGRect {
        let (width, height) = badgeSize(text, font: font, in: frame, measure: measure)
        // The badge grows away from the icon, but stays within the item.
        let overlap = TabBarMetrics.badgeOverlap
        var x = isRightToLeft ? image.minX + overlap - width : image.maxX - overlap
        let margin = min(1, (frame.width - width) / 2)
        x = min(max(x, frame.minX + margin), frame.maxX - width - margin)
        let y = min(max(2, image.minY - 4), max(0, frame.height - height))
        return CGRect(x: x.rounded(.down), y: y, width: width, height: height)
    }

    private static func badgeSize(
        _ text: String,
        font: FontDescription,
        in frame: CGRect,
        measure: Measure
    ) -> (width: CGFloat, height: CGFloat) {
        let usual = TabBarMetrics.badgeHeight
        let size = CGFloat(font.size).bounded
        let height = min(frame.height, max(usual, (size * usual / TabBarMetrics.badgeTextSize).rounded(.up)))
        let wanted = measure(text, font).rounded(.up) + TabBarMetrics.badgePadding * 2
        let limit = max(min(height, frame.width), frame.width - 4)
        return (min(max(height, wanted), limit), height)
    }
}

extension CGRect {
    /// The rectangle moved, but not out of an area.
    fileprivate func moved(by offset: UIOffset, within area: CGRect) -> CGRect {
        var moved = self
        if offset.horizontal.isFinite {
            moved.origin.x = max(area.minX, min(minX + offset.horizontal, area.maxX - width))
        }
        if offset.vertical.isFinite {
            moved.origin.y = max(area.minY, min(minY + offset.vertical, area.maxY - height))
        }
        return offset == .zero ? self : moved
    }
}
