/// A view that moves its content to show a part of it.
@MainActor
protocol ScrollingView: UIView {
    func scrollRectToVisible(_ rect: CGRect, animated: Bool)
}
