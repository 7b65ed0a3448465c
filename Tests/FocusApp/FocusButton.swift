import UIKit

/// A button that writes what it is asked and told, and may do something then.
final class FocusButton: UIButton {
    private let name: String
    var deed: (() -> Void)?
    var deedWhenAsked: (() -> Void)?

    init(_ name: String, at frame: CGRect) {
        self.name = name
        super.init(frame: frame)
        setTitle(name, for: .normal)
        backgroundColor = .systemFill
        addAction(UIAction { _ in Line.write("pressed \(name)") }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        Line.write("\(name)?")
        if context.nextFocusedView === self { deedWhenAsked?() }
        return super.shouldUpdateFocus(in: context)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        Line.write("\(name) \(Line.movement(context))")
        if context.nextFocusedView === self { deed?() }
    }
}
