internal import GtkInterop

extension String {
    /// The size that the text takes up in one line a paragraph.
    ///
    /// - Parameter attrs: The font; 12 points of the system's by default.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        guard Self.isPlain(attrs) else { return NSAttributedString(string: self, attributes: attrs).size() }
        let size = TextMeasure.size(of: self, font: Self.font(attrs))
        return CGSize(width: size.width, height: size.height)
    }

    /// Draws the text with its top left at a point of the current context, in one line a paragraph.
    ///
    /// - Parameters:
    ///   - point: The top left corner of the first letter.
    ///   - attrs: The font, 12 points of the system's by default; the colour, black by default; and the colour behind
    ///     the letters.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard Self.isPlain(attrs) else {
            return NSAttributedString(string: self, attributes: attrs).draw(at: point)
        }
        draw(at: point, width: nil, attrs)
    }

    /// The area that the text takes up.
    ///
    /// - Parameters:
    ///   - size: The width in which lines are broken; 0 or less stands for no limit. The height counts with
    ///     `truncatesLastVisibleLine` alone.
    ///   - options: How lines are broken and cut.
    ///   - attributes: What the text looks like.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The area; without `usesLineFragmentOrigin` its corner is where the baseline begins.
    ///   - options: How lines are broken and cut.
    ///   - attributes: What the text looks like.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

    /// Whether a text needs no more than a font, a colour and one behind it.
    private static func isPlain(_ attrs: [NSAttributedString.Key: Any]?) -> Bool {
        guard let attrs else { return true }
        return attrs.allSatisfy { key, value in
            switch key {
            case .font: value is UIFont
            case .foregroundColor, .backgroundColor: value is UIColor
            default: false
            }
        }
    }

    /// Draws the text in a rectangle of the current context, in lines of its width; what does not fit is cut off.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
        guard Self.isPlain(attrs) else {
            return NSAttributedString(string: self, attributes: attrs).draw(in: rect)
        }
        context.saveGState()
        context.clip(to: rect)
        draw(at: rect.standardized.origin, width: rect.standardized.width, attrs)
        context.restoreGState()
    }

    private func draw(at point: CGPoint, width: CGFloat?, _ attrs: [NSAttributedString.Key: Any]?) {
        guard let context = UIGraphicsGetCurrentContext(), point.isFinite else { return }
        if let behind = attrs?[.backgroundColor] as? UIColor {
            let size = TextMeasure.size(of: self, font: Self.font(attrs), width: width.map { Double($0) })
            context.saveGState()
            behind.setFill()
            context.fill(CGRect(x: point.x, y: point.y, width: size.width, height: size.height))
            context.restoreGState()
        }
        let color = (attrs?[.foregroundColor] as? UIColor)?.components(with: .current) ?? .black
        context.add(
            .text(
                self,
                Self.font(attrs),
                at: point.paint,
                width: width.map { Double($0) },
                map: context.state.map.native,
                color: context.state.faded(color)
            )
        )
    }

    private static func font(_ attrs: [NSAttributedString.Key: Any]?) -> FontDescription {
        (attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)).fontDescription
    }
}

extension NSString {
    /// The size that the text takes up in one line a paragraph.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text with its top left at a point of the current context, in one line a paragraph.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context, in lines of its width; what does not fit is cut off.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    /// The area that the text takes up.
    ///
    /// - Parameters:
    ///   - size: The width in which lines are broken; 0 or less stands for no limit. The height counts with
    ///     `truncatesLastVisibleLine` alone.
    ///   - options: How lines are broken and cut.
    ///   - attributes: What the text looks like.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self)
            .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The area; without `usesLineFragmentOrigin` its corner is where the baseline begins.
    ///   - options: How lines are broken and cut.
    ///   - attributes: What the text looks like.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
