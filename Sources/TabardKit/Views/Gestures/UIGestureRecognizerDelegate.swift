/// Decides what gesture recognizers may do. All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a recognizer that found its gesture may begin; true by default. With false it fails.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether two recognizers may find their gestures at the same time; false by default.
    ///
    /// Both delegates are asked, and one of them suffices.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether a recognizer waits until another one has failed; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether another recognizer waits until this one has failed; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether a recognizer follows a touch that begins; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        _answer("gestureRecognizerShouldBegin:", gestureRecognizer) ?? true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _answer(
            "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
            gestureRecognizer,
            otherGestureRecognizer
        ) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _answer(
            "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
            gestureRecognizer,
            otherGestureRecognizer
        ) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _answer(
            "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
            gestureRecognizer,
            otherGestureRecognizer
        ) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        _answer("gestureRecognizer:shouldReceiveTouch:", gestureRecognizer, touch) ?? true
    }
}
