internal import GtkInterop

/// What a segmented control looks like: a pure function to drawing commands.
struct SegmentedDrawing {
    struct Segment: Equatable {
        var title: String
        var image: UIImage?
        var font: FontDescription
        var color: RGBA
        var frame: CGRect
    }

    struct Colors: Equatable {
        var background: RGBA
        var thumb: RGBA
        var divider: RGBA
        var focus: RGBA
    }

    var size: CGSize
    var segments: [Segment]
    var selected: Int?
    var pressed: Int?
    var colors: Colors
    var isEnabled = true
    var showsFocus = false
    /// Where the raised part stands while it moves; that of the selected segment otherwise.
    var thumb: CGRect?

    var commands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: size)
        var commands: [DrawingCommand] = [
            .fill(area, cornerRadius: SegmentLayout.cornerRadius, color: colors.background)
        ]
        commands += dividers
        if let thumb { commands += raised(thumb) }
        for (index, segment) in segments.enumerated() { commands += content(of: segment, at: index) }
        if !isEnabled { commands = [.faded(0.4, commands)] }
        if showsFocus {
            commands.append(
                FocusRing.around(area, cornerRadius: SegmentLayout.cornerRadius, color: colors.focus)
            )
        }
        return commands
    }

    private func raised(_ area: CGRect) -> [DrawingCommand] {
        let inset = area.insetBy(dx: SegmentLayout.margin, dy: SegmentLayout.margin)
        guard inset.width > 0, inset.height > 0 else { return [] }
        let radius = SegmentLayout.cornerRadius - SegmentLayout.margin
        let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: 0.12)
        return [
            .shadow(inset, cornerRadius: radius, offset: 3, blur: 4, color: shadow),
            .shadow(inset, cornerRadius: radius, offset: 1, blur: 1, color: shadow),
            .fill(inset, cornerRadius: radius, color: colors.thumb),
        ]
    }

    /// Lines between segments of which neither is selected.
    private var dividers: [DrawingCommand] {
        guard segments.count > 1 else { return [] }
        return (1..<segments.count).compactMap { index in
            if let selected, selected == index || selected == index - 1 { return nil }
            let (first, second) = (segments[index - 1].frame, segments[index].frame)
            let edge = first.minX < second.minX ? second.minX : first.minX
            let line = CGRect(x: edge - 0.5, y: 8, width: 1, height: max(0, size.height - 16))
            return .fill(line, cornerRadius: 0, color: colors.divider)
        }
    }

    private func content(of segment: Segment, at index: Int) -> [DrawingCommand] {
        let area = segment.frame.insetBy(dx: min(4, segment.frame.width / 2), dy: 0)
        let command: DrawingCommand
        if let image = segment.image {
            let most = max(0, area.height - 8)
            let part = image.size.height > most ? most / image.size.height : 1
            let fitting = CGSize(width: image.size.width * part, height: image.size.height * part)
            let place = UIView.ContentMode.center.place(fitting, in: area)
            let isOriginal = image.renderingMode == .alwaysOriginal
            command = .image(image, place, tint: isOriginal ? nil : segment.color)
        } else {
            command = .text(segment.title, area, font: segment.font, color: segment.color)
        }
        return index == pressed && index != selected ? [.faded(0.3, [command])] : [command]
    }
}
