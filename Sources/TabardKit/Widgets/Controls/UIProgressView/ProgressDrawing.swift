internal import GtkInterop

/// What a progress view looks like: a pure function to drawing commands.
struct ProgressDrawing {
    var size: CGSize
    /// From 0 to 1.
    var part: CGFloat
    var progress: RGBA
    var track: RGBA
    var isRightToLeft = false

    static let thickness: CGFloat = 4
    static let barThickness: CGFloat = 2.5

    var commands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: size)
        let radius = size.height / 2
        var commands: [DrawingCommand] = [.fill(area, cornerRadius: radius, color: track)]
        guard part > 0, size.width > 0 else { return commands }
        // Less than a dot could not be seen.
        let width = max(min(size.height, size.width), size.width * part)
        let x = isRightToLeft ? size.width - width : 0
        commands.append(
            .fill(
                CGRect(x: x, y: 0, width: width, height: size.height),
                cornerRadius: radius,
                color: progress
            )
        )
        return commands
    }
}
