import TabardTesting
import UIKit

/// A line at the top of the window that tells how long frames take, for developers.
///
/// It is written anew half a second after the last frame at the latest, and does not count the frame that it needs itself: so a
/// window at rest goes on resting.
class FrameMeter: UILabel {
    private var recorder: FrameRecorder?
    private var update: Task<Void, Never>?
    private var isOwnFrame = false

    /// Shows the frames of a window from now on, above all that it shows.
    init(of window: UIWindow) {
        super.init(frame: .zero)
        font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
        textColor = .white
        backgroundColor = UIColor(white: 0, alpha: 0.75)
        textAlignment = .center
        numberOfLines = 0
        layer.cornerRadius = 8
        layer.masksToBounds = true
        accessibilityIdentifier = "Frames"
        recorder = FrameRecorder(of: window)
        recorder?.didRecord = { [weak self] in self?.note() }
        window.addSubview(self)
        write()
    }

    required init?(coder: NSCoder) { nil }

    /// Ends the counting.
    func stop() {
        recorder?.stop()
        update?.cancel()
        removeFromSuperview()
    }

    private func note() {
        guard !isOwnFrame else {
            isOwnFrame = false
            return
        }
        guard update == nil else { return }
        update = Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.5))
            self?.update = nil
            self?.write()
        }
    }

    private func write() {
        guard let window, let recorder else { return }
        text = "\(recorder.statistics)"
        let most = window.bounds.width - 32
        let size = sizeThatFits(CGSize(width: most - 16, height: .greatestFiniteMagnitude))
        let width = min(most, size.width + 16)
        frame = CGRect(
            x: ((window.bounds.width - width) / 2).rounded(),
            y: window.safeAreaInsets.top + 4,
            width: width,
            height: size.height + 8
        )
        isOwnFrame = true
    }
}
