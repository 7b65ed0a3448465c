import GtkInterop

@testable import TabardKit

extension UIImage {
    /// An image whose pixels a closure gives, at one pixel a point.
    @MainActor
    static func painted(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGBA) -> UIImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                pixels += [color.red, color.green, color.blue, color.alpha].map {
                    UInt8(($0 * 255).rounded())
                }
            }
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels)
        return bitmap.flatMap { UIImage(data: Data($0.pngData())) } ?? UIImage()
    }

    /// An image of one colour.
    @MainActor
    static func plain(_ color: RGBA, _ width: Int = 8, _ height: Int = 8) -> UIImage {
        painted(width, height) { _, _ in color }
    }
}
