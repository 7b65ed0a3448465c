package import GtkInterop

/// Keeps short texts laid out, since bars draw the same few ones in every frame.
@MainActor
package enum LineCache {
    private struct Key: Hashable {
        var text: String
        var font: FontDescription
        /// The width in which the line is centred and cut; nil for a line that is only measured.
        var width: Double?
        var lines = 1
    }

    private static let capacity = 256
    private static let longestText = 200
    private static var layouts: [Key: TextLayout] = [:]

    /// The width that a line would take up without a limit.
    package static func width(of text: String, font: FontDescription) -> CGFloat {
        CGFloat(layout(Key(text: text, font: font, width: nil)).size.width)
    }

    /// A line in the middle of a width, cut with an ellipsis if it is longer.
    ///
    /// - Parameter lines: The most lines, one by default.
    static func layout(
        _ text: String,
        font: FontDescription,
        width: Double,
        lines: Int = 1
    ) -> TextLayout {
        layout(Key(text: text, font: font, width: width, lines: lines))
    }

    private static func layout(_ key: Key) -> TextLayout {
        if let layout = layouts[key] { return layout }
        let layout = TextLayout(text: key.text, font: key.font)
        if let width = key.width {
            layout.lineLimit = key.lines
            layout.ellipsis = .tail
            layout.alignment = .center
            layout.width = width
        }
        guard key.text.utf8.count <= longestText else { return layout }
        // What is shown comes back at once, so there is no need to know what was used last.
        if layouts.count >= capacity { layouts.removeAll(keepingCapacity: true) }
        layouts[key] = layout
        return layout
    }
}
