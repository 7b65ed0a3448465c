internal import GtkInterop

/// What a slider looks like: a pure function to drawing commands.
struct SliderDrawing {
    struct Colors: Equatable {
        var done: RGBA
        var rest: RGBA
        var thumb: RGBA
        var focus: RGBA
        var images: RGBA
    }

    static let thumbSize = CGSize(width: 28, height: 28)
    static let trackThickness: CGFloat = 4
    static let height: CGFloat = 31

    var track: CGRect
    var thumb: CGRect
    var thumbImage: UIImage?
    var images: [(image: UIImage, area: CGRect)] = []
    var colors: Colors
    var isEnabled = true
    var showsFocus = false
    var isRightToLeft = false

    var commands: [DrawingCommand] {
        let radius = track.height / 2
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        var done = track
        done.size.width = isRightToLeft ? track.maxX - middle : middle - track.minX
        if isRightToLeft { done.origin.x = middle }
        var commands: [DrawingCommand] = images.map { image, area in
            let isOriginal = image.renderingMode == .alwaysOriginal
            return .image(image, area, tint: isOriginal ? nil : colors.images)
        }
        commands.append(.fill(track, cornerRadius: radius, color: colors.rest))
        if done.width > 0 { commands.append(.fill(done, cornerRadius: radius, color: colors.done)) }
        if let thumbImage {
            commands.append(.image(thumbImage, thumb, tint: nil))
        } else {
            let round = thumb.height / 2
            let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: 0.14)
            commands += [
                .shadow(thumb, cornerRadius: round, offset: 4, blur: 8, color: shadow),
                .shadow(thumb, cornerRadius: round, offset: 0.5, blur: 2, color: shadow),
                .fill(thumb, cornerRadius: round, color: colors.thumb),
            ]
        }
        if !isEnabled { commands = [.faded(0.5, commands)] }
        if showsFocus {
            commands.append(FocusRing.around(thumb, cornerRadius: thumb.height / 2, color: colors.focus))
        }
        return commands
    }
}
