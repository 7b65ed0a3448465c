extension UIView.ContentMode {
    /// Where content of a size goes in a rectangle.
    func place(_ size: CGSize, in area: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: area.origin, size: .zero) }
        switch self {
        case .scaleToFill, .redraw:
            return area
        case .scaleAspectFit:
            return centered(size, scale: min(area.width / size.width, area.height / size.height), in: area)
        case .scaleAspectFill:
            return centered(size, scale: max(area.width / size.width, area.height / size.height), in: area)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let x: CGFloat =
                switch self {
                case .left, .topLeft, .bottomLeft: area.minX
                case .right, .topRight, .bottomRight: area.maxX - size.width
                default: area.midX - size.width / 2
                }
            let y: CGFloat =
                switch self {
                case .top, .topLeft, .topRight: area.minY
                case .bottom, .bottomLeft, .bottomRight: area.maxY - size.height
                default: area.midY - size.height / 2
                }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }

    private func centered(_ size: CGSize, scale: CGFloat, in area: CGRect) -> CGRect {
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: area.midX - scaled.width / 2,
            y: area.midY - scaled.height / 2,
            width: scaled.width,
            height: scaled.height
        )
    }
}
