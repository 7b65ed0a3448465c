/// Where the parts of a button stand, without a display.
struct ButtonLayout {
    var image: CGSize?
    var title: CGSize?
    var subtitle: CGSize?
    var imagePlacement: NSDirectionalRectEdge = .leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 1
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var isRightToLeft = false

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var isVertical: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private var texts: CGSize {
        let sizes = [title, subtitle].compactMap { $0 }
        let gap = sizes.count > 1 ? titlePadding : 0
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + gap
        )
    }

    private var gap: CGFloat { image != nil && (title != nil || subtitle != nil) ? imagePadding : 0 }

    /// The size of all parts together.
    var size: CGSize {
        let texts = texts
        let image = image ?? .zero
        return isVertical
            ? CGSize(width: max(texts.width, image.width), height: texts.height + gap + image.height)
            : CGSize(width: texts.width + gap + image.width, height: max(texts.height, image.height))
    }

    /// The width that is left for texts in a width.
    func textWidth(in width: CGFloat) -> CGFloat {
        guard !isVertical, let image else { return width }
        return max(0, width - image.width - imagePadding)
    }

    /// Where the middle of the title stands, whatever the height of the area.
    func titleMiddle(_ vertical: UIControl.ContentVerticalAlignment) -> LayoutBaselines.Place {
        let isBelowImage = isVertical && imagePlacement == .top
        let top =
            isVertical
            ? (isBelowImage ? (image?.height ?? 0) + gap : 0) : (size.height - texts.height) / 2
        return (vertical.side, top + (title?.height ?? 0) / 2 - size.height * vertical.side)
    }

    func frames(
        in area: CGRect,
        horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let size = size
        let left = Self.start(of: size.width, in: (area.minX, area.maxX), horizontal.side(isRightToLeft))
        let top = Self.start(of: size.height, in: (area.minY, area.maxY), vertical.side)
        let whole = CGRect(x: left, y: top, width: size.width, height: size.height)
        var frames = Frames()
        let textArea: CGRect
        if isVertical {
            let imageHeight = image?.height ?? 0
            let isAbove = imagePlacement == .top
            let imageY = isAbove ? whole.minY : whole.maxY - imageHeight
            frames.image = CGRect(
                x: whole.midX - (image?.width ?? 0) / 2,
                y: imageY,
                width: image?.width ?? 0,
                height: imageHeight
            )
            let textY = isAbove ? whole.minY + imageHeight + gap : whole.minY
            textArea = CGRect(x: whole.minX, y: textY, width: whole.width, height: texts.height)
        } else {
            let imageWidth = image?.width ?? 0
            let isLeft = (imagePlacement != .trailing) != isRightToLeft
            let imageX = isLeft ? whole.minX : whole.maxX - imageWidth
            frames.image = CGRect(
                x: imageX,
                y: whole.midY - (image?.height ?? 0) / 2,
                width: imageWidth,
                height: image?.height ?? 0
            )
            let textX = isLeft ? whole.minX + imageWidth + gap : whole.minX
            textArea = CGRect(
                x: textX,
                y: whole.midY - texts.height / 2,
                width: texts.width,
                height: texts.height
            )
        }
        placeTexts(in: textArea, &frames)
        frames.image = frames.image.whole
        frames.title = frames.title.whole
        frames.subtitle = frames.subtitle.whole
        return frames
    }

    private func placeTexts(in area: CGRect, _ frames: inout Frames) {
        let side: CGFloat
        switch titleAlignment {
        case .center: side = 0.5
        case .leading: side = isRightToLeft ? 1 : 0
        case .trailing: side = isRightToLeft ? 0 : 1
        case .automatic:
            let isBeside = image != nil && !isVertical
            side = !isBeside ? 0.5 : (imagePlacement == .trailing) != isRightToLeft ? 1 : 0
        }
        func place(_ size: CGSize, y: CGFloat) -> CGRect {
            CGRect(
                x: area.minX + (area.width - size.width) * side,
                y: y,
                width: size.width,
                height: size.height
            )
        }
        if let title { frames.title = place(title, y: area.minY) }
        if let subtitle { frames.subtitle = place(subtitle, y: area.maxY - subtitle.height) }
    }

    private static func start(
        of length: CGFloat,
        in span: (start: CGFloat, end: CGFloat),
        _ side: CGFloat
    ) -> CGFloat {
        span.start + (span.end - span.start - length) * side
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// 0 is the left, 1 the right, and 0.5 the middle.
    fileprivate func side(_ isRightToLeft: Bool) -> CGFloat {
        switch _resolved(isRightToLeft ? .rightToLeft : .leftToRight) {
        case .left: 0
        case .right: 1
        case .center, .fill, .leading, .trailing: 0.5
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    fileprivate var side: CGFloat {
        switch self {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }
}

extension CGRect {
    /// Starts on a whole point, so that texts and icons stay sharp.
    fileprivate var whole: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width, height: height)
    }
}
