import CGtk

/// Carries a Swift closure through C code as a `gpointer`.
///
/// The box is retained when it is handed to C and released only by the destroy notify that goes
/// with it, so it lives exactly as long as C may call it.
/// Unchecked, since the closures are main-actor ones that C stores and calls on the main thread.
final class ClosureBox<Closure>: @unchecked Sendable {
    let closure: Closure

    init(_ closure: Closure) {
        self.closure = closure
        ClosureBoxes.count += 1
    }

    deinit { ClosureBoxes.count -= 1 }

    /// A retained pointer for C; give it back with `releaseClosureBox`.
    func retainedPointer() -> UnsafeMutableRawPointer {
        Unmanaged<AnyObject>.passRetained(self).toOpaque()
    }

    static func from(_ pointer: UnsafeMutableRawPointer?) -> ClosureBox? {
        guard let pointer else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? ClosureBox
    }
}

/// Counts the closures that C holds, for leak checks.
public enum ClosureBoxes {
    /// GTK runs on one thread, and so do the boxes that are made for it.
    nonisolated(unsafe) public internal(set) static var count = 0
}

/// Releases what `ClosureBox.retainedPointer()` retained.
func releaseClosureBox(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
