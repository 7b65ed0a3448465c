internal import GtkInterop

/// The letters at a table's edge by which the user jumps from section to section.
@MainActor
final class SectionIndexView: UIControl {
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var color: UIColor? { didSet { setNeedsDisplay() } }
    var usualBackground: UIColor? { didSet { setNeedsDisplay() } }
    var trackingBackground: UIColor? { didSet { setNeedsDisplay() } }
    /// Called with the number of a title that the user chose, once each.
    var choose: ((Int) -> Void)?
    private var chosen: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Screen readers go from header to header.
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    private var layoutOfTitles: SectionIndexLayout {
        SectionIndexLayout(
            count: titles.count,
            height: bounds.height,
            scale: wantedFont.pointSize / Self.usualTextSize
        )
    }

    private static let usualTextSize: CGFloat = 11

    private var wantedFont: UIFont {
        .scaled(Self.usualTextSize, weight: .semibold, as: .caption2, limit: 1.65, for: traitCollection)
    }

    /// The font in which each title fits its line.
    private func font(in layout: SectionIndexLayout) -> UIFont {
        let font = wantedFont
        let fitting = Self.usualTextSize * layout.lineHeight / SectionIndexLayout.usualLineHeight
        guard font.pointSize > Self.usualTextSize else { return font }
        let lower = font.withSize(min(font.pointSize, max(Self.usualTextSize, fitting)))
        let widest = titles.map { LineCache.width(of: $0, font: lower.fontDescription) }.max() ?? 0
        return lower.fitting(widest, into: SectionIndexLayout.width - 2, least: Self.usualTextSize)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop() }

    override func cancelTracking(with event: UIEvent?) { stop() }

    private func track(_ touch: UITouch) {
        let title = layoutOfTitles.title(at: touch.location(in: self).y)
        guard title != chosen, titles.indices.contains(title) else { return }
        chosen = title
        setNeedsDisplay()
        choose?(title)
    }

    private func stop() {
        chosen = nil
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        let traits = traitCollection
        if let background = chosen == nil ? usualBackground : trackingBackground ?? usualBackground {
            let area = CGRect(origin: .zero, size: bounds.size)
            snapshot.fill(area.native, color: background.components(with: traits))
        }
        let layout = layoutOfTitles
        let color = (color ?? tintColor).components(with: traits)
        let font = font(in: layout).fontDescription
        for (line, title) in layout.lines.enumerated() {
            let text = TextLayout(text: title.map { titles[$0] } ?? "•", font: font)
            let size = text.size(maximumWidth: nil)
            snapshot.draw(
                text,
                x: ((Double(bounds.width) - size.width) / 2).rounded(),
                y: (Double(layout.middle(of: line)) - size.height / 2).rounded(),
                color: color
            )
        }
    }
}
