import CGtk
import Glibc

extension NativeWidget {
    /// `gtk_accessible_announce`, which GTK has since 4.14.
    private typealias Announcement =
        @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

    private static let announcement: Announcement? = {
        guard let function = dlsym(nil, "gtk_accessible_announce") else { return nil }
        return unsafeBitCast(function, to: Announcement.self)
    }()

    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: what is being said is said to its end, unless the user does something.
    private static let mediumPriority: UInt32 = 1

    /// Has screen readers say a text by GTK's own way, where there is one.
    ///
    /// - Returns: Whether there is.
    func announceNatively(_ text: String) -> Bool {
        guard let announcement = Self.announcement else { return false }
        text.withCString { announcement(UnsafeMutableRawPointer(pointer), $0, Self.mediumPriority) }
        return true
    }
}
