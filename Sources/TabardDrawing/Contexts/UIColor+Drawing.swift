extension UIColor {
    /// Makes this the colour of areas and lines in the current context, under the current traits.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of areas in the current context, under the current traits.
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = components(with: .current) }

    /// Makes this the colour of lines in the current context, under the current traits.
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = components(with: .current) }
}
