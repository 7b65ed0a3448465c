internal import GtkInterop

/// The ring around what has the keyboard focus.
enum FocusRing {
    static let width: CGFloat = 2
    static let distance: CGFloat = 2

    /// The ring around a shape, a little apart from it.
    static func around(_ area: CGRect, cornerRadius: CGFloat, color: RGBA) -> DrawingCommand {
        let reach = distance + width
        return .stroke(
            area.insetBy(dx: -reach, dy: -reach),
            cornerRadius: cornerRadius > 0 ? cornerRadius + reach : 0,
            width: width,
            color: color
        )
    }
}
