/// What stands behind a `Widget`: the view that it draws.
///
/// It is for this package alone, so that the views' public interface does not show it.
@MainActor
package protocol WidgetHandler: AnyObject {
    /// The widget got its size; place the children now.
    func widgetDidAllocate(width: Int, height: Int)

    /// Draw the content, then the children with `Widget.drawChild`.
    func widgetSnapshot(_ snapshot: Snapshot)

    /// Whether a point in the widget's coordinates belongs to it.
    func widgetContains(x: Double, y: Double) -> Bool

    /// The focus moves towards the widget, or on from something in it.
    ///
    /// - Returns: Whether the focus is in the widget now; nil leaves it to GTK.
    func widgetMoveFocus(_ direction: FocusDirection) -> Bool?

    /// Space or Enter was pressed while the focus is on the widget or in it, and nothing further inside used it.
    ///
    /// - Returns: Whether the key was used.
    func widgetActivate() -> Bool

    /// The text direction changed, or the state that GTK keeps (such as focus).
    func widgetStateDidChange()

    /// What a screen reader says after the name of the widget, or of a widget of GTK's own in it.
    func widgetDescription(ofPart isPart: Bool) -> String?
}
