package import GtkInterop

extension Snapshot {
    /// Draws commands in their order.
    package func draw(_ commands: [DrawingCommand], scale: CGFloat) {
        for command in commands {
            switch command {
            case .fill(let area, let cornerRadius, let color):
                fill(area.native, cornerRadius: Double(cornerRadius), color: color)
            case .stroke(let area, let cornerRadius, let width, let color):
                stroke(area.native, cornerRadius: Double(cornerRadius), width: Double(width), color: color)
            case .image(let image, let area, let tint):
                draw(image, in: area, tint: tint, scale: scale)
            case .text(let text, let area, let font, let color):
                drawLine(text, in: area, font: font, color: color)
            case .lines(let text, let area, let limit, let font, let color):
                guard area.width > 0 else { continue }
                let layout = LineCache.layout(text, font: font, width: Double(area.width), lines: limit)
                draw(layout, x: Double(area.minX), y: Double(area.minY), color: color)
            case .shadow(let area, let cornerRadius, let offset, let blur, let color):
                shadow(
                    of: area.native,
                    cornerRadius: Double(cornerRadius),
                    offset: Double(offset),
                    blur: Double(blur),
                    color: color
                )
            case .clipped(let area, let commands):
                clipped(to: area.native) { draw(commands, scale: scale) }
            case .faded(let opacity, let commands):
                faded(to: Double(opacity)) { draw(commands, scale: scale) }
            }
        }
    }

    /// Draws one line of text in the middle of an area.
    private func drawLine(_ text: String, in area: CGRect, font: FontDescription, color: RGBA) {
        guard area.width > 0 else { return }
        let layout = LineCache.layout(text, font: font, width: Double(area.width))
        let height = layout.size.height
        let y = (Double(area.midY) - height / 2).rounded()
        draw(layout, x: Double(area.minX), y: y, color: color)
    }
}

extension UIImage {
    /// The colour in which to draw only the image's shape; nil if it has colours of its own.
    ///
    /// - Parameter isTemplateByDefault: What `automatic` means at this place.
    package func shapeColor(tint: UIColor, isTemplateByDefault: Bool, traits: UITraitCollection) -> RGBA? {
        switch renderingMode {
        case .alwaysTemplate: tint.components(with: traits)
        case .alwaysOriginal: stencilColor?.components(with: traits)
        case .automatic where isTemplateByDefault || isSymbolImage && stencilColor == nil:
            tint.components(with: traits)
        case .automatic: stencilColor?.components(with: traits)
        }
    }
}
