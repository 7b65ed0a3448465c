import CGtk

extension Bitmap {
    /// Another picture of this one, of which a map says where each point comes to stand; nil if a side is out of bounds.
    public func mapped(width: Int, height: Int, by map: AffineMap) -> Bitmap? {
        let area = Rectangle(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
        return Bitmap(
            width: width,
            height: height,
            scale: 1,
            painting: [.image(self, area, map: map, opacity: 1, color: nil)]
        )
    }

    /// The picture with other numbers of pixels; nil if a side is out of bounds.
    public func scaled(width: Int, height: Int) -> Bitmap? {
        Bitmap(
            width: width,
            height: height,
            scale: 1,
            painting: [
                .image(
                    self,
                    Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)),
                    map: .translation(x: 0, y: 0),
                    opacity: 1,
                    color: nil
                )
            ]
        )
    }

    /// Encodes the image as a JPEG file, what is clear as white; nil if that fails.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best one.
    public func jpegData(quality: Double) -> [UInt8]? {
        let source = pixels()
        var opaque: [UInt8] = []
        opaque.reserveCapacity(width * height * 3)
        for index in stride(from: 0, to: source.bytes.count, by: 4) {
            let white = 255 - source.bytes[index + 3]
            for offset in 0..<3 { opaque.append(source.bytes[index + offset] &+ white) }
        }
        let bytes = g_bytes_new(opaque, gsize(opaque.count))
        defer { g_bytes_unref(bytes) }
        guard
            let pixbuf = gdk_pixbuf_new_from_bytes(
                bytes,
                GDK_COLORSPACE_RGB,
                0,
                8,
                gint(width),
                gint(height),
                gint(width * 3)
            )
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
        var data: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        let isSaved = "quality".withCString { key in
            String(percent).withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &data, &count, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let data else { return nil }
        defer { g_free(data) }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
}
