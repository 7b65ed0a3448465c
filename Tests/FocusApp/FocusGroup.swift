import UIKit

/// A view around buttons, which may keep the focus out or in.
final class FocusGroup: UIView {
    private let name: String
    var isLocked = false

    init(_ name: String, at frame: CGRect) {
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        Line.write("\(name)?\(isLocked ? " no" : "")")
        return !isLocked
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { Line.write("\(name) \(Line.movement(context))") }
}
