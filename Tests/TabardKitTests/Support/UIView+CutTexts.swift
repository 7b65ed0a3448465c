@testable import TabardKit

extension UIView {
    /// The texts of labels in the view that need more room than they have.
    func cutTexts() -> [String] {
        guard !isHidden, alpha > 0.01 else { return [] }
        guard let label = self as? UILabel, let text = label.text, !text.isEmpty else {
            return subviews.flatMap { $0.cutTexts() }
        }
        let lines = label.numberOfLines
        label.numberOfLines = 0
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        label.numberOfLines = lines
        let isCut = wanted.height > label.bounds.height + 1 || wanted.width > label.bounds.width + 1
        return isCut ? [text] : []
    }
}
