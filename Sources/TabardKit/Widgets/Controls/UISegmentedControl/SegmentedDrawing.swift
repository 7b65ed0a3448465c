internal import GtkInterop

/// What a segmented control looks like: a pure function to drawing commands.
struct SegmentedDrawing {
    struct Segment: Equatable {
        var title: String
        var image: UIImage?
        var font: FontDescription
        var color: RGBA
        var frame: CGRect
        /// What stands behind the text; nil if the control draws that itself.
        var background: UIImage?
    }

    struct Colors: Equatable {
        var background: RGBA
        var thumb: RGBA
        var divider: RGBA
        var focus: RGBA
    }

    var size: CGSize
    var segments: [Segment]
    /// What stands between each segment and the next one; nil for a line.
    var dividerImages: [UIImage?] = []
    var selected: Int?
    var pressed: Int?
    var colors: Colors
    var isEnabled = true
    var showsFocus = false
    /// Where the raised part stands while it moves; that of the selected segment otherwise.
    var thumb: CGRect?

    var commands: [DrawingCommand] {
        let area = CGRect(origin: .zero, size: size)
        var commands: [DrawingCommand]
        if segments.contains(where: { $0.background != nil }) {
            commands = segments.compactMap { segment in
                segment.background.map { .image($0, segment.frame, tint: nil) }
            }
            commands += dividers(withLines: false)
        } else {
            commands = [.fill(area, cornerRadius: SegmentLayout.cornerRadius, color: colors.background)]
            commands += dividers(withLines: true)
            if let thumb { commands += raised(thumb) }
        }
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

    /// Images between segments, and lines between those of which neither is selected.
    private func dividers(withLines: Bool) -> [DrawingCommand] {
        guard segments.count > 1 else { return [] }
        return (1..<segments.count).compactMap { index in
            if let image = dividerImages.indices.contains(index - 1) ? dividerImages[index - 1] : nil {
                let width = min(image.size.width, size.width)
                let x = edge(before: index) - width / 2
                return .image(image, CGRect(x: x, y: 0, width: width, height: size.height), tint: nil)
            }
            guard withLines else { return nil }
            if let selected, selected == index || selected == index - 1 { return nil }
            let x = edge(before: index) - 0.5
            let line = CGRect(x: x, y: 8, width: 1, height: max(0, size.height - 16))
            return .fill(line, cornerRadius: 0, color: colors.divider)
        }
    }

    private func edge(before index: Int) -> CGFloat {
        max(segments[index - 1].frame.minX, segments[index].frame.minX)
    }

    private func content(of segment: Segment, at index: Int) -> [DrawingCommand] {
        let area = segment.frame.insetBy(
            dx: min(SegmentLayout.textMargin, segment.frame.width / 2),
            dy: 0
        )
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
