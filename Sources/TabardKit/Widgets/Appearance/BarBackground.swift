internal import GtkInterop

/// What is drawn behind the content of a bar.
struct BarBackground: Equatable {
    /// An image that fills the bar.
    struct Picture: Equatable {
        /// How the image comes to fill the bar.
        enum Mode: Equatable {
            /// Stretched between its caps if it is resizable, else repeated (A5).
            case filling
            /// As an image view would place it.
            case content(UIView.ContentMode)
        }

        var image: UIImage
        var mode = Mode.filling
        var opacity: CGFloat = 1
    }

    /// What separates the bar from the content.
    enum Shadow: Equatable {
        case none
        /// A line as thin as the display can show.
        case line(RGBA)
        /// An image just beyond the bar's edge, in a tint or in its own colours.
        case image(UIImage, tint: RGBA?)
    }

    /// The side on which the content lies.
    enum Edge {
        case top
        case bottom
    }

    /// Blurs what lies behind; nil if that is not to be seen, or is to be seen clearly.
    var material: BlurMaterial?
    /// Lies above the material.
    var color: RGBA?
    var picture: Picture?
    var shadow = Shadow.none

    /// - Parameters:
    ///   - edge: Where the shadow falls.
    ///   - scale: Device pixels a point.
    func commands(size: CGSize, edge: Edge, scale: CGFloat) -> [DrawingCommand] {
        let area = CGRect(origin: .zero, size: size)
        var commands: [DrawingCommand] = []
        if let material, material.tint.alpha > 0 {
            commands.append(.fill(area, cornerRadius: 0, color: material.tint))
        }
        if let color, color.alpha > 0 { commands.append(.fill(area, cornerRadius: 0, color: color)) }
        if let picture { commands += Self.commands(for: picture, in: area) }
        commands += shadowCommands(area, edge: edge, scale: scale)
        return commands
    }

    private static func commands(for picture: Picture, in area: CGRect) -> [DrawingCommand] {
        let image = picture.image
        guard image.size.width > 0, image.size.height > 0, picture.opacity > 0 else { return [] }
        // A background is seen as it is, unless it insists on being a stencil.
        let drawn: DrawingCommand
        switch picture.mode {
        case .filling:
            let filling =
                image.look.slicing == nil
                ? image.resizableImage(withCapInsets: .zero, resizingMode: .tile) : image
            drawn = .image(filling, area, tint: nil)
        case .content(let mode):
            drawn = .clipped(area, [.image(image, mode.place(image.size, in: area), tint: nil)])
        }
        return picture.opacity < 1 ? [.faded(picture.opacity, [drawn])] : [drawn]
    }

    private func shadowCommands(_ area: CGRect, edge: Edge, scale: CGFloat) -> [DrawingCommand] {
        switch shadow {
        case .none: return []
        case .line(let color):
            guard color.alpha > 0 else { return [] }
            let thickness = min(1 / max(1, scale), area.height)
            let y = edge == .top ? 0 : area.height - thickness
            return [
                .fill(
                    CGRect(x: 0, y: y, width: area.width, height: thickness),
                    cornerRadius: 0,
                    color: color
                )
            ]
        case .image(let image, let tint):
            // A shadow falls on the content, so it stands outside; none is higher than the bar itself.
            let height = min(image.size.height, area.height)
            guard image.size.width > 0, height > 0 else { return [] }
            let y = edge == .top ? -height : area.height
            let filling =
                image.look.slicing == nil
                ? image.resizableImage(withCapInsets: .zero, resizingMode: .tile) : image
            return [
                .clipped(
                    CGRect(x: 0, y: y, width: area.width, height: height),
                    [
                        .image(
                            filling,
                            CGRect(x: 0, y: y, width: area.width, height: image.size.height),
                            tint: tint
                        )
                    ]
                )
            ]
        }
    }
}
