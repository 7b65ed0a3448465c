/// A button of a bar that is shown large while it is held, as its title can't grow with the user's texts.
@MainActor
protocol LargeContentSource: UIView {
    var _largeTitle: String? { get }
    var _largeImage: UIImage? { get }
    var _largeImageInsets: UIEdgeInsets { get }
    /// Does what a tap does, where a held press ends.
    func _chooseLarge()
}

/// Shows a bar's buttons large while the user wants texts of an accessibility size.
@MainActor
final class BarLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
    private weak var bar: UIView?
    private lazy var interaction = UILargeContentViewerInteraction(delegate: self)

    private init(_ bar: UIView) {
        self.bar = bar
        super.init()
        bar.addInteraction(interaction)
    }

    /// Begins when the user wants such texts; until then a bar has none of this.
    static func update(_ content: inout BarLargeContent?, for bar: UIView) {
        guard bar._window != nil else { return }
        if isWanted(by: bar) {
            if content == nil { content = BarLargeContent(bar) }
        } else {
            content?.interaction._close()
        }
    }

    /// Whether a held press in the view shows it large, rather than its menu.
    static func isWanted(by view: UIView) -> Bool {
        view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Shows the button that the keys have brought the focus to, as long as it has it.
    func followFocus(of button: any LargeContentSource) {
        guard let bar, let widget = button._widget, widget.isFocused, widget.showsFocus,
            Self.isWanted(by: bar)
        else { return interaction._close(button) }
        prepare(button)
        interaction._show(button, for: bar)
    }

    private func prepare(_ source: any LargeContentSource) {
        source.showsLargeContentViewer = true
        source.scalesLargeContentImage = true
        source.largeContentTitle = source._largeTitle
        source.largeContentImage = source._largeImage
        source.largeContentImageInsets = source._largeImageInsets
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        guard let source = (bar as? any LargeContentBar)?._largeContentSource(at: point) else { return nil }
        prepare(source)
        return source
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        (item as? any LargeContentSource)?._chooseLarge()
    }
}

/// A bar, or another row of buttons that can't grow, whose buttons are shown large.
@MainActor
protocol LargeContentBar: UIView {
    var _largeContentOfButtons: BarLargeContent? { get }
    /// The button at a point.
    func _largeContentSource(at point: CGPoint) -> (any LargeContentSource)?
}

extension LargeContentBar {
    func _largeContentSource(at point: CGPoint) -> (any LargeContentSource)? {
        guard let hit = hitTest(point, with: nil) else { return nil }
        return sequence(first: hit, next: { $0 === self ? nil : $0.superview }).lazy
            .compactMap { $0 as? any LargeContentSource }.first
    }
}
