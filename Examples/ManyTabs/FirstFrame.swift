import UIKit

/// Tells when a window has its size, which it gets with its first frame.
@MainActor
enum FirstFrame {
    static func wait(in window: UIWindow?, then perform: @escaping @MainActor () -> Void) {
        let probe = FrameProbe(frame: .zero)
        probe.laidOut = {
            // The frame is drawn in the same turn of the main loop as its layout.
            Task { @MainActor in perform() }
        }
        window?.addSubview(probe)
    }
}

private final class FrameProbe: UIView {
    var laidOut: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut?()
        laidOut = nil
    }
}
