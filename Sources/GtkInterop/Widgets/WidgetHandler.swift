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

    /// The text direction changed, or the state that GTK keeps (such as focus).
    func widgetStateDidChange()
}
