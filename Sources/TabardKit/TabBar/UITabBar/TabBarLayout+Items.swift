extension TabBarLayout {
    static func stack(
        _ content: Content,
        in frame: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> Item {
        let padding = min(TabBarMetrics.stackedPadding, frame.width / 2)
        let room = frame.width - 2 * padding
        let size = fittingSize(
            content.title,
            largest: TabBarMetrics.stackedTitleSize,
            smallest: TabBarMetrics.stackedMinimumTitleSize,
            room: room,
            measure: measure
        )
        let hasImage = content.imageSize != nil
        // Without an image the title has the middle of the bar to itself.
        let titleTop =
            hasImage ? TabBarMetrics.stackedTitleTop : ((frame.height - TabBarMetrics.stackedTitleHeight) / 2)
        let title = CGRect(
            x: frame.minX + padding,
            y: titleTop.rounded(),
            width: room,
            height: TabBarMetrics.stackedTitleHeight
        )
        let image = content.imageSize.map { natural in
            place(
                natural,
                center: CGPoint(x: frame.midX, y: TabBarMetrics.stackedImageMiddle),
                side: min(TabBarMetrics.imageSide, frame.width)
            )
        }
        let anchor = image ?? CGRect(x: frame.midX - 14, y: title.minY - 6, width: 28, height: 28)
        return Item(
            frame: frame,
            image: image,
            title: title,
            titleSize: size,
            badge: content.badge.map {
                badge($0, at: anchor, in: frame, isRightToLeft: isRightToLeft, measure: measure)
            },
            focus: frame.insetBy(dx: 2, dy: 2)
        )
    }

    static func line(
        _ content: Content,
        in frame: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> Item {
        let imageRoom = content.imageSize == nil ? 0 : TabBarMetrics.imageSide + TabBarMetrics.inlineGap
        let room = max(0, frame.width - 2 * TabBarMetrics.inlinePadding - imageRoom)
        let size = fittingSize(
            content.title,
            largest: TabBarMetrics.inlineTitleSize,
            smallest: TabBarMetrics.inlineMinimumTitleSize,
            room: room,
            measure: measure
        )
        let titleWidth = min(room, measure(content.title, size).rounded(.up))
        let start = (frame.midX - (imageRoom + titleWidth) / 2).rounded()
        let middle = frame.midY
        var image = content.imageSize.map { natural in
            place(natural, center: CGPoint(x: start + TabBarMetrics.imageSide / 2, y: middle))
        }
        var title = CGRect(
            x: start + imageRoom,
            y: (middle - TabBarMetrics.inlineTitleHeight / 2).rounded(),
            width: titleWidth,
            height: TabBarMetrics.inlineTitleHeight
        )
        if isRightToLeft {
            // Icon and title change places within the item.
            image = image.map {
                CGRect(x: 2 * frame.midX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
            }
            title.origin.x = 2 * frame.midX - title.maxX
        }
        let anchor = image ?? CGRect(x: title.maxX - 18, y: title.minY - 4, width: 20, height: 24)
        return Item(
            frame: frame,
            image: image,
            title: title,
            titleSize: size,
            badge: content.badge.map {
                badge($0, at: anchor, in: frame, isRightToLeft: isRightToLeft, measure: measure)
            },
            focus: frame.insetBy(dx: 4, dy: 4)
        )
    }

    /// Shrinks a title that is too long, down to a size that can still be read.
    private static func fittingSize(
        _ title: String,
        largest: CGFloat,
        smallest: CGFloat,
        room: CGFloat,
        measure: Measure
    ) -> CGFloat {
        let width = measure(title, largest)
        guard width > room, width > 0 else { return largest }
        return max(smallest, (largest * room / width * 2).rounded(.down) / 2)
    }

    /// Fits an image into the square for icons, never enlarging it, on whole points.
    static func place(
        _ natural: CGSize,
        center: CGPoint,
        side: CGFloat = TabBarMetrics.imageSide
    ) -> CGRect {
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
        at image: CGRect,
        in frame: CGRect,
        isRightToLeft: Bool,
        measure: Measure
    ) -> CGRect {
        let height = TabBarMetrics.badgeHeight
        let wanted = measure(text, TabBarMetrics.badgeTextSize).rounded(.up) + TabBarMetrics.badgePadding * 2
        let limit = max(height, frame.width - 4)
        let width = min(max(height, wanted), limit)
        // The badge grows away from the icon, but stays within the item.
        let overlap: CGFloat = 10
        var x = isRightToLeft ? image.minX + overlap - width : image.maxX - overlap
        x = min(max(x, frame.minX + 1), max(frame.minX + 1, frame.maxX - width - 1))
        return CGRect(x: x.rounded(), y: max(2, image.minY - 4), width: width, height: height)
    }
}
