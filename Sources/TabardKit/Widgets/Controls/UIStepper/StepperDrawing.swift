internal import GtkInterop

/// What a stepper looks like: a pure function to drawing commands.
struct StepperDrawing {
    enum Part: Equatable {
        case less
        case more
    }

    struct Colors: Equatable {
        var background: RGBA
        var pressed: RGBA
        var divider: RGBA
        var sign: RGBA
        var exhausted: RGBA
        var focus: RGBA
    }

    static let size = CGSize(width: 94, height: 32)
    static let cornerRadius: CGFloat = 8

    var colors: Colors
    var canDecrease = true
    var canIncrease = true
    var pressed: Part?
    var isEnabled = true
    var showsFocus = false
    var isRightToLeft = false
    var hairline: CGFloat = 1

    var commands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: Self.size)
        var commands: [DrawingCommand] = [
            .fill(area, cornerRadius: Self.cornerRadius, color: colors.background)
        ]
        if let pressed {
            commands.append(
                .fill(half(pressed), cornerRadius: Self.cornerRadius, color: colors.pressed)
            )
        } else {
            let line = CGRect(x: area.midX - hairline / 2, y: 7, width: hairline, height: area.height - 14)
            commands.append(.fill(line, cornerRadius: 0, color: colors.divider))
        }
        commands += sign(.less, isUsable: canDecrease) + sign(.more, isUsable: canIncrease)
        if !isEnabled { commands = [.faded(0.4, commands)] }
        if showsFocus {
            commands.append(FocusRing.around(area, cornerRadius: Self.cornerRadius, color: colors.focus))
        }
        return commands
    }

    /// The half of a sign: minus is where reading begins.
    func half(_ part: Part) -> CGRect {
        let width = Self.size.width / 2
        let isLeft = (part == .less) != isRightToLeft
        return CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: Self.size.height)
    }

    private func sign(_ part: Part, isUsable: Bool) -> [DrawingCommand] {
        let area = half(part)
        let color = isUsable ? colors.sign : colors.exhausted
        let length: CGFloat = 15
        let thickness: CGFloat = 1.75
        let across = CGRect(
            x: (area.midX - length / 2).rounded(),
            y: area.midY - thickness / 2,
            width: length,
            height: thickness
        )
        guard part == .more else { return [.fill(across, cornerRadius: thickness / 2, color: color)] }
        let down = CGRect(
            x: across.midX - thickness / 2,
            y: across.midY - length / 2,
            width: thickness,
            height: length
        )
        return [
            .fill(across, cornerRadius: thickness / 2, color: color),
            .fill(down, cornerRadius: thickness / 2, color: color),
        ]
    }
}
