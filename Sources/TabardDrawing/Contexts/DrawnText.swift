package import GtkInterop

/// A text with attributes that is measured or drawn in an area, on any thread.
struct DrawnText {
    private let rich: RichText
    private let font = UIFont.systemFont(ofSize: 12).fontDescription
    /// What truncating, and only the first paragraph's style tells.
    private let breaking: NSLineBreakMode

    init(_ text: NSAttributedString) {
        rich = AttributeReader(traits: .current, font: font).read(text)
        let style =
            text.length > 0
            ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        breaking = style?.lineBreakMode ?? .byWordWrapping
    }

    private func options(_ size: CGSize?, _ options: NSStringDrawingOptions) -> RichTextOptions {
        func limit(_ length: CGFloat) -> Double? {
            length.isFinite && length > 0 && length < 1_000_000 ? Double(length) : nil
        }
        var native = RichTextOptions()
        guard let size, options.contains(.usesLineFragmentOrigin) else {
            native.width = size.flatMap { breaking.truncation == .none ? nil : limit($0.width) }
            native.lineLimit = native.width == nil ? 0 : 1
            native.ellipsis = breaking.truncation
            return native
        }
        native.width = limit(size.width)
        if breaking == .byCharWrapping { native.wrapping = .character }
        if options.contains(.truncatesLastVisibleLine) {
            native.visibleHeight = limit(size.height)
            native.ellipsis = .tail
        } else if breaking.truncation != .none || breaking == .byClipping {
            native.lineLimit = 1
            native.ellipsis = breaking.truncation
        }
        return native
    }

    /// The text in the size that a context allows for its area.
    private func scaled(_ native: RichTextOptions, _ size: CGSize?, _ context: NSStringDrawingContext?) -> (
        RichText, FontDescription
    ) {
        context?.actualScaleFactor = 1
        guard let context, let size, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
            return (rich, font)
        }
        let fitting = TextShrinking.scale(
            of: rich,
            font,
            in: (Double(size.width), Double(size.height)),
            least: Double(context.minimumScaleFactor),
            isOneLine: native.lineLimit == 1 || native.width == nil
        )
        context.actualScaleFactor = CGFloat(fitting)
        return (rich.scaled(by: fitting), font.scaled(by: fitting))
    }

    /// The area that the text takes up.
    func bounds(
        in size: CGSize?,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let native = self.options(size, options)
        let (rich, font) = scaled(native, size, context)
        let extents = TextMeasure.extents(of: rich, font: font, native)
        let hasCorner = options.contains(.usesLineFragmentOrigin)
        let area = CGRect(
            x: 0,
            y: hasCorner ? 0 : CGFloat(extents.baseline - extents.height),
            width: CGFloat(extents.width),
            height: CGFloat(extents.height)
        )
        context?.totalBounds = area
        return area
    }

    /// Draws into the current context with the corner, or where there is no line fragment's the baseline, at a point.
    func draw(
        at point: CGPoint,
        in size: CGSize?,
        _ options: NSStringDrawingOptions,
        _ drawing: NSStringDrawingContext? = nil
    ) {
        guard let context = UIGraphicsGetCurrentContext(), point.x.isFinite, point.y.isFinite else { return }
        let native = self.options(size, options)
        let (rich, font) = scaled(native, size, drawing)
        var point = point
        if drawing != nil || !options.contains(.usesLineFragmentOrigin) {
            let extents = TextMeasure.extents(of: rich, font: font, native)
            if !options.contains(.usesLineFragmentOrigin) { point.y -= CGFloat(extents.baseline) }
            drawing?.totalBounds = CGRect(
                origin: point,
                size: CGSize(width: extents.width, height: extents.height)
            )
        }
        context.add(
            .richText(
                rich,
                font,
                at: PaintPoint(x: Double(point.x), y: Double(point.y)),
                native,
                map: context.state.map.native,
                color: .black,
                opacity: Double(context.state.alpha)
            )
        )
    }
}

extension NSLineBreakMode {
    /// Where an ellipsis stands for what does not fit.
    package var truncation: TextLayout.Ellipsis {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        case .byWordWrapping, .byCharWrapping, .byClipping: .none
        }
    }
}
