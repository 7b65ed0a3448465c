#if canImport(TabardTesting)
    import TabardTesting
    import UIKit

    /// A line above the bar at the bottom that tells how long frames take, for developers.
    ///
    /// It counts the frames that it needs itself, too, but is not written anew for these: so a window at rest goes on resting.
    class FrameMeter: UILabel {
        /// For a tab bar, from the lower edge.
        private static let room: CGFloat = 68
        private var recorder: FrameRecorder?
        private var update: Task<Void, Never>?

        /// Shows the frames of a window from now on, above all that it shows.
        init(of window: UIWindow) {
            super.init(frame: .zero)
            font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
            textColor = .white
            backgroundColor = UIColor(white: 0, alpha: 0.85)
            textAlignment = .center
            numberOfLines = 0
            layer.cornerRadius = 8
            layer.masksToBounds = true
            accessibilityIdentifier = "Frames"
            recorder = FrameRecorder(of: window)
            recorder?.didRecord = { [weak self] _ in self?.note() }
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
            guard update == nil else { return }
            update = Task { [weak self] in
                try? await Task.sleep(for: .seconds(0.5))
                self?.write()
                // Its own frames come meanwhile.
                try? await Task.sleep(for: .seconds(0.25))
                self?.update = nil
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
                y: window.bounds.height - window.safeAreaInsets.bottom - Self.room - size.height,
                width: width,
                height: size.height + 8
            )
        }
    }
#endif
