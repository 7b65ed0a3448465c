internal import GtkInterop

extension String {
    /// The size that the text takes up in one line a paragraph.
    ///
    /// - Parameter attrs: The font; 12 points of the system's by default.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
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
        draw(at: point, width: nil, attrs)
    }

    /// Draws the text in a rectangle of the current context, in lines of its width; what does not fit is cut off.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
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
}
