@testable import TabardKit

extension UIView {
    /// The views of a class in this one, the outer first.
    func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { [$0 as? View].compactMap(\.self) + $0.descendants(type) }
    }
}
