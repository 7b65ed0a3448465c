extension UIImage {
    /// The same image, drawn in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image as a stencil in a colour of its own.
    ///
    /// Where it is drawn as a template, the place's tint colour counts and not this one.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.stencilColor = color }
    }

    /// The image as a stencil in a colour of its own, to be drawn in the given way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.stencilColor = color
            $0.renderingMode = renderingMode
        }
    }
}
