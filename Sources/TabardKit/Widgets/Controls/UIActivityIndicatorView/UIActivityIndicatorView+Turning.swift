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

    /// Steps as long as the wheel turns where it is seen.
    ///
    /// A wheel goes on by being drawn, which GTK does once it comes into sight again. So one out of sight costs nothing: no timer runs.
    func _turn() {
        _clock += 1
        _awaitsStep = false
        setNeedsDisplay()
    }

    /// Lets the next step follow the picture that is drawn just now.
    func _stepAfterDrawing() {
        guard _isAnimating, !_awaitsStep, _window != nil, Toolkit.areAnimationsEnabled else { return }
        _awaitsStep = true
        MainLoop.after(seconds: Self.secondsPerStep) { [weak self, clock = _clock] in
            guard let self, self._isAnimating, self._clock == clock else { return }
            self._awaitsStep = false
            guard self._widget?.isMapped == true else { return }
            self._step = (self._step + 1) % ActivityDrawing.spokes
            self.setNeedsDisplay()
        }
    }
}
