/// Where content and accessories stand in a list's cell: a pure function.
struct ListCellLayout: Equatable {
    static let margin: CGFloat = 16
    private static let leadingGap: CGFloat = 8
    private static let trailingGap: CGFloat = 10

    struct Content: Equatable {
        /// How wide the accessories are, from the edges on.
        var leading: [CGFloat] = []
        var trailing: [CGFloat] = []
        var indentation: CGFloat = 0
        var indentsAccessories = true
        /// What is kept free above the content.
        var top: CGFloat = 0
    }

    private(set) var leading: [CGRect] = []
    private(set) var trailing: [CGRect] = []
    private(set) var contentView = CGRect.zero
    /// Where the content begins in the content view, and what it leaves free at its end.
    private(set) var contentStart: CGFloat
    private(set) var contentEnd: CGFloat

    init(_ content: Content, size: CGSize, isRightToLeft: Bool) {
        let height = max(0, size.height - content.top)
        var begin = Self.margin + (content.indentsAccessories ? content.indentation : 0)
        for width in content.leading {
            leading.append(CGRect(x: begin, y: content.top, width: width, height: height))
            begin += width + Self.leadingGap
        }
        var end = size.width - Self.margin
        for width in content.trailing {
            end -= width
            trailing.append(CGRect(x: end, y: content.top, width: width, height: height))
            end -= Self.trailingGap
        }
        // Accessories bring their own distance; without any the content keeps the margin.
        let rest = content.leading.isEmpty || content.indentsAccessories ? 0 : content.indentation
        let start = content.leading.isEmpty ? 0 : begin
        let stop = content.trailing.isEmpty ? size.width : end
        contentView = CGRect(x: start, y: content.top, width: max(0, stop - start), height: height)
        contentStart =
            content.leading.isEmpty ? Self.margin + content.indentation : Self.leadingGap / 2 + rest
        contentEnd = content.trailing.isEmpty ? Self.margin : 0
        guard isRightToLeft else { return }
        leading = leading.map { $0.mirrored(in: size.width) }
        trailing = trailing.map { $0.mirrored(in: size.width) }
        contentView = contentView.mirrored(in: size.width)
    }
}
