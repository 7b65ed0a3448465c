import UIKit

/// Does something again and again, each time once what it did before has been drawn.
final class FrameSeries: UIView {
    private let count: Int
    private let step: @MainActor (Int) -> Void
    private let end: @MainActor () -> Void
    private var done = 0

    /// Begins with the window's first frame.
    ///
    /// - Parameters:
    ///   - count: How often.
    ///   - step: What is done; it is given how often that was before.
    ///   - end: Called after the last frame.
    init(
        in window: UIWindow?,
        count: Int,
        step: @escaping @MainActor (Int) -> Void,
        end: @escaping @MainActor () -> Void
    ) {
        self.count = count
        self.step = step
        self.end = end
        super.init(frame: .zero)
        window?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The frame is drawn in the same turn of the main loop as its layout.
        Task { @MainActor in proceed() }
    }

    private func proceed() {
        guard done < count else { return end() }
        step(done)
        done += 1
        setNeedsLayout()
    }
}
