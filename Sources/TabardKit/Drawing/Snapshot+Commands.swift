import GtkInterop

extension Snapshot {
    /// Draws commands in their order.
    func draw(_ commands: [DrawingCommand], scale: CGFloat) {
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
            case .faded(let opacity, let commands):
                faded(to: Double(opacity)) { draw(commands, scale: scale) }
            }
        }
    }

    /// Draws one line of text in the middle of an area.
    private func drawLine(_ text: String, in area: CGRect, font: FontDescription, color: RGBA) {
        guard area.width > 0 else { return }
        let layout = TextLayout(text: text, font: font)
        layout.lineLimit = 1
        layout.ellipsis = .tail
        layout.alignment = .center
        layout.width = Double(area.width)
        let height = layout.size.height
        let y = (Double(area.midY) - height / 2).rounded()
        draw(layout, x: Double(area.minX), y: y, color: color)
    }

    /// Draws an image in an area; templates take the colour of `tint`.
    func draw(_ image: UIImage, in area: CGRect, tint: UIColor, traits: UITraitCollection) {
        draw(
            image, in: area, tint: tint.components(with: traits), scale: max(1, traits.displayScale))
    }

    private func draw(_ image: UIImage, in area: CGRect, tint: RGBA, scale: CGFloat) {
        guard area.width > 0, area.height > 0,
            let texture = image._texture(size: area.size, scale: scale)
        else { return }
        if image._isTemplate {
            drawShape(of: texture, in: area.native, color: tint)
        } else {
            draw(texture, in: area.native)
        }
    }
}
