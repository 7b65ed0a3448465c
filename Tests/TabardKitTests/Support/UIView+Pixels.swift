import GtkInterop
import TabardKit
import TabardTesting

extension UIView {
    /// What the view looks like now, pixel by pixel; nil while it is not on screen.
    func pixels() -> PixelBuffer? {
        guard let data = pngPicture(), let image = try? ImageDecoder.decode(bytes: Array(data)),
            case .bitmap(let bitmap) = image
        else { return nil }
        return bitmap.pixels()
    }
}
