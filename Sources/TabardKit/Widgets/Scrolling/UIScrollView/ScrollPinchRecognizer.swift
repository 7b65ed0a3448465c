/// Recognizes two fingers that make the content of a scroll view larger or smaller.
///
/// It goes on where one finger has begun to scroll; the scrolling then ends.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView = view as? UIScrollView else { return true }
        return preventingGestureRecognizer !== scrollView._pan
    }

    override func _prepareToBegin() -> Bool { (view as? UIScrollView)?._zoomedView != nil }
}
