import CGtk

extension NativeWindow {
    /// By what the desktop's portal knows the window over which it shows a dialog; empty where the display has no such name.
    public var portalHandle: String {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return "" }
        let number = tabard_surface_number(surface)
        return number == 0 ? "" : "x11:" + String(number, radix: 16)
    }
}
