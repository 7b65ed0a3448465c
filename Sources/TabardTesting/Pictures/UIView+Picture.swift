import GtkInterop
import TabardKit

extension UIView {
    /// The bytes of a PNG file of what the view looks like now; nil while it is not on screen.
    ///
    /// The software renderer draws it, so the picture is the same on every graphics card. Call it
    /// after the window was drawn, that is after `MainLoop` has run for a moment.
    ///
    /// - Parameter scale: Pixels a point.
    public func pngPicture(scale: CGFloat = 1) -> Data? {
        guard let widget = _widget else { return nil }
        return Renderer.png(of: widget, scale: Double(scale)).map { Data($0) }
    }
}
