import UIKit

/// A view that knows how large it wants to be.
final class SizedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}
