internal import GtkInterop

extension UIActivityIndicatorView {
    private static var secondsPerStep: Double { 0.1 }

    func _prepare() {
        isUserInteractionEnabled = false
        isHidden = true
        accessibilityLabel = Word.inProgress.text
    }

    func _start() {
        guard !_isAnimating else { return }
        _isAnimating = true
        isHidden = false
        accessibilityLabel = Word.inProgress.text
        _turn()
    }

    func _stop() {
        guard _isAnimating else { return }
        _isAnimating = false
        _clock += 1
        if hidesWhenStopped { isHidden = true }
        accessibilityLabel = Word.progressHalted.text
    }

    /// Steps as long as the wheel turns in a window; a wheel out of sight costs nothing.
    func _turn() {
        _clock += 1
        step(_clock)
    }

    private func step(_ clock: Int) {
        guard _window != nil, Toolkit.areAnimationsEnabled else { return }
        MainLoop.after(seconds: Self.secondsPerStep) { [weak self] in
            guard let self, self._isAnimating, self._clock == clock else { return }
            if self._widget?.isMapped == true {
                self._step = (self._step + 1) % ActivityDrawing.spokes
                self.setNeedsDisplay()
            }
            self.step(clock)
        }
    }
}
