internal import GtkInterop

/// The links of a text view, as far as the keyboard and screen readers find them.
///
/// Of many links, the first, the last and those around the focus have widgets: so each is reached, and a text of thousands stays cheap.
@MainActor
final class TextLinkStops {
    private unowned let view: UITextView
    private var links: [DetectedLink] = []
    private var widgets: [Int: TextLinkWidget] = [:]
    private var measuredWidth: CGFloat = -1

    init(of view: UITextView) { self.view = view }

    /// How many links have widgets at each end of the text, and on each side of the focus.
    private static let reach = 50

    /// Which of so many links have widgets while one of them has the focus.
    static func indices(of count: Int, around focused: Int?) -> [Int] {
        var places = IndexSet(integersIn: 0..<min(reach, count))
        places.insert(integersIn: max(0, count - reach)..<count)
        if let focused {
            places.insert(integersIn: max(0, focused - reach)..<min(count, focused + reach + 1))
        }
        return Array(places)
    }

    /// The text has other links, or they stand elsewhere.
    func show(_ links: [DetectedLink]) {
        measuredWidth = -1
        defer { view._widget?.queueAllocate() }
        guard links != self.links else { return }
        let hadFocus = focusedIndex != nil
        if hadFocus { _ = view._textArea?.takeFocus() }
        for widget in widgets.values { widget.remove() }
        widgets = [:]
        self.links = links
        makeWidgets(around: nil)
    }

    /// Which link has the focus; nil for none.
    var focusedIndex: Int? { widgets.first { $0.value.isFocused }?.key }

    /// Where that link stands, a line each.
    var focusedLines: [CGRect]? { focusedIndex.flatMap { widgets[$0]?.lines } }

    private func makeWidgets(around focused: Int?) {
        guard let container = view._widget else { return }
        let wanted = Self.indices(of: links.count, around: focused)
        let kept = Set(wanted)
        for (index, widget) in widgets where !kept.contains(index) {
            widget.remove()
            widgets[index] = nil
        }
        let units = Array(view._currentText.utf16)
        for index in wanted where widgets[index] == nil {
            let range = links[index].range
            let end = min(range.upperBound, units.count, range.location + Self.mostUnitsOfName)
            let name = String(decoding: units[min(range.location, end)..<end], as: UTF16.self)
            widgets[index] = TextLinkWidget(links[index], name: name, in: view, container)
            measuredWidth = -1
        }
        container.queueAllocate()
    }

    private static let mostUnitsOfName = 1_000

    func focus(_ index: Int) -> Bool {
        if widgets[index] == nil || widgets[index + 1] == nil || widgets[index - 1] == nil {
            makeWidgets(around: index)
        }
        return widgets[index]?.takeFocus() ?? false
    }

    /// The order of Tab is the text's: first the text itself, then link by link (V4).
    ///
    /// - Returns: Whether the focus is in the text view now; nil leaves it to GTK.
    func moveFocus(_ direction: FocusDirection) -> Bool? {
        guard !links.isEmpty, let text = view._textArea, direction != .sideways else { return nil }
        let isForward = direction == .forward
        if text.isFocused { return isForward && focus(0) }
        guard let current = focusedIndex else {
            // It may be in a subview.
            let holder = view._window?._focusedElement as? UIView
            if holder?.isDescendant(of: view) == true { return nil }
            return isForward ? text.takeFocus() : focus(links.count - 1)
        }
        let next = current + (isForward ? 1 : -1)
        if next < 0 { return text.takeFocus() }
        return next < links.count && focus(next)
    }

    /// Finds out where the links stand, if that may be elsewhere than before.
    ///
    /// - Returns: Whether anything was looked for.
    func measureIfNeeded() -> Bool {
        guard measuredWidth != view.bounds.width, !widgets.isEmpty else { return false }
        measuredWidth = view.bounds.width
        for widget in widgets.values { widget.measure() }
        return true
    }

    func place() {
        let bounds = view.bounds
        for widget in widgets.values { widget.place(scrolledBy: bounds.origin) }
    }

    func draw(in snapshot: Snapshot) {
        for widget in widgets.values where widget.isFocused { widget.draw(in: snapshot) }
    }

    /// The text view goes.
    func remove() {
        for widget in widgets.values { widget.remove() }
        widgets = [:]
    }
}
