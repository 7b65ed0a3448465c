extension NSAttributedString {
    /// The size that the text takes up in one line a paragraph.
    public func size() -> CGSize { DrawnText(self).bounds(in: nil, .usesLineFragmentOrigin).size }

    /// Draws the text with its top left at a point of the current context, in one line a paragraph.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point, in: nil, .usesLineFragmentOrigin) }

    /// Draws the text in a rectangle of the current context, in lines of its width; what does not fit is cut off.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
        let area = rect.standardized
        context.saveGState()
        context.clip(to: area)
        DrawnText(self).draw(at: area.origin, in: area.size, .usesLineFragmentOrigin)
        context.restoreGState()
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The area; without `usesLineFragmentOrigin` its corner is where the baseline begins.
    ///   - options: How lines are broken and cut.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return }
        let area = rect.isFinite ? rect.standardized : rect
        DrawnText(self).draw(at: area.origin, in: area.size, options, context)
    }

    /// The area that the text takes up.
    ///
    /// - Parameters:
    ///   - size: The width in which lines are broken; 0 or less stands for no limit. The height counts with
    ///     `truncatesLastVisibleLine` alone.
    ///   - options: How lines are broken and cut.
    ///   - context: How far fonts may shrink; it is told how far they did.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(self).bounds(in: size, options, context)
    }
}
