import CGtk

/// Follows a GdkPixbufLoader at work: it stops one that meets too large an image, and counts rows.
///
/// It must live longer than the loader's work.
final class LoaderWatch {
    /// The size that was refused.
    private(set) var refused: (width: Int, height: Int)?
    /// The rows that have got their pixels, which may be fewer than the header promised.
    private(set) var rows = 0

    private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

    func attach(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
        let watch = Unmanaged.passUnretained(self).toOpaque()
        let noFlags = GConnectFlags(rawValue: 0)
        let prepared: @convention(c) (Loader?, gint, gint, gpointer?) -> Void = {
            loader,
            width,
            height,
            data in
            guard let data, !ImageDecoder.Limits.allows(width: Int(width), height: Int(height)) else {
                return
            }
            Unmanaged<LoaderWatch>.fromOpaque(data).takeUnretainedValue().refused = (Int(width), Int(height))
            // Nothing has been allocated yet, and a size of nothing stops the loader.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
        let updated: @convention(c) (Loader?, gint, gint, gint, gint, gpointer?) -> Void = {
            _,
            _,
            y,
            _,
            height,
            data in
            guard let data else { return }
            let watch = Unmanaged<LoaderWatch>.fromOpaque(data).takeUnretainedValue()
            watch.rows = max(watch.rows, Int(y) + Int(height))
        }
        g_signal_connect_data(
            loader,
            "size-prepared",
            unsafeBitCast(prepared, to: GCallback.self),
            watch,
            nil,
            noFlags
        )
        g_signal_connect_data(
            loader,
            "area-updated",
            unsafeBitCast(updated, to: GCallback.self),
            watch,
            nil,
            noFlags
        )
    }
}
