internal import GtkInterop

/// What a switch looks like: a pure function to drawing commands.
struct SwitchDrawing {
    struct Colors: Equatable {
        var on: RGBA
        var off: RGBA
        /// A line around what is off, where its colour is too near to the background's.
        var outline = RGBA.clear
        var thumb: RGBA
        var focus: RGBA
    }

    static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2

    /// From 0, off, to 1, on, and between while it moves.
    var position: CGFloat
    var colors: Colors
    var isPressed = false
    var isEnabled = true
    var showsFocus = false
    var isRightToLeft = false
    /// Whether the states are marked with a line and a ring as well, as under high contrast.
    var showsLabels = false

    var commands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: Self.size)
        let radius = area.height / 2
        var commands: [DrawingCommand] = [
            .fill(area, cornerRadius: radius, color: colors.off.mixed(with: colors.on, by: Double(position)))
        ]
        if position < 1, colors.outline.alpha > 0 {
            var line = colors.outline
            line.alpha *= Double(1 - position)
            commands.append(
                .stroke(area.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5, width: 1, color: line)
            )
        }
        if showsLabels { commands += marks(in: area) }
        let thumb = thumbFrame
        let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: 0.15)
        commands += [
            .shadow(thumb, cornerRadius: thumb.height / 2, offset: 3, blur: 8, color: shadow),
            .shadow(thumb, cornerRadius: thumb.height / 2, offset: 1, blur: 1, color: shadow),
            .fill(thumb, cornerRadius: thumb.height / 2, color: colors.thumb),
        ]
        if !isEnabled { commands = [.faded(0.5, commands)] }
        if showsFocus { commands.append(FocusRing.around(area, cornerRadius: radius, color: colors.focus)) }
        return commands
    }

    /// The knob; while it is pressed it is wider, as if it were soft.
    var thumbFrame: CGRect {
        let height = Self.size.height - 2 * Self.margin
        let width = isPressed ? height + 6 : height
        let way = Self.size.width - 2 * Self.margin - width
        let part = isRightToLeft ? 1 - position : position
        return CGRect(x: Self.margin + way * part, y: Self.margin, width: width, height: height)
    }

    private func marks(in area: CGRect) -> [DrawingCommand] {
        let line = CGRect(x: 12, y: 10.5, width: 1.5, height: 10)
        let ring = CGRect(x: area.width - 18, y: 10.5, width: 10, height: 10)
        func placed(_ mark: CGRect) -> CGRect {
            guard isRightToLeft else { return mark }
            return CGRect(
                x: area.width - mark.maxX,
                y: mark.minY,
                width: mark.width,
                height: mark.height
            )
        }
        if position > 0.5 { return [.fill(placed(line), cornerRadius: 0.75, color: colors.thumb)] }
        let gray = RGBA(red: 0.4, green: 0.4, blue: 0.42, alpha: 1)
        return [.stroke(placed(ring), cornerRadius: 5, width: 1.5, color: gray)]
    }
}

extension RGBA {
    /// The colour on the way to another, from 0 to 1.
    func mixed(with other: RGBA, by part: Double) -> RGBA {
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        return RGBA(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha)
        )
    }
}
