internal import GtkInterop

/// Stands behind the widget that moves inside a scroll view.
@MainActor
final class ScrollContent: WidgetHandler {
    private weak var view: UIScrollView?

    init(view: UIScrollView) { self.view = view }

    func widgetDidAllocate(width: Int, height: Int) {
        view?._placeSubviews()
    }

    func widgetSnapshot(_ snapshot: Snapshot) {
        view?._drawSubviews(snapshot)
    }

    func widgetContains(x: Double, y: Double) -> Bool { true }

    func widgetMoveFocus(_ direction: FocusDirection) -> Bool? { nil }

    func widgetActivate() -> Bool { false }

    func widgetStateDidChange() {}

    func widgetDescription(ofPart isPart: Bool) -> String? { nil }
}
