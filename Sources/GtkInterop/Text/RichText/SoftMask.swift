import CGtk

/// Softens a picture that has opacity alone.
enum SoftMask {
    /// Three means of neighbours come near to a bell of the deviation, in pixels.
    static func soften(_ surface: OpaquePointer, deviation: Double) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let side = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
        let reach = max(1, Int(side) / 2)
        let pixels = UnsafeMutableBufferPointer(start: data, count: stride * height)
        var row = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height { average(pixels, from: y * stride, step: 1, count: width, reach, &row) }
            for x in 0..<width { average(pixels, from: x, step: stride, count: height, reach, &row) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func average(
        _ pixels: UnsafeMutableBufferPointer<UInt8>,
        from start: Int,
        step: Int,
        count: Int,
        _ reach: Int,
        _ row: inout [UInt8]
    ) {
        var sum = 0
        for index in 0..<count { row[index] = pixels[start + index * step] }
        for index in 0..<min(reach, count) { sum += Int(row[index]) }
        for index in 0..<count {
            if index + reach < count { sum += Int(row[index + reach]) }
            if index - reach - 1 >= 0 { sum -= Int(row[index - reach - 1]) }
            pixels[start + index * step] = UInt8(min(255, sum / (2 * reach + 1)))
        }
    }
}
