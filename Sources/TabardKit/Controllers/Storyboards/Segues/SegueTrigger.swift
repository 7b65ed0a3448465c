/// Performs a segue when the user does something.
@preconcurrency @MainActor
final class SegueTrigger: NSObject, _SelectorAnswering {
    static let action = Selector("perform:")
    private let template: SegueTemplate
    private weak var source: UIViewController?

    init(_ template: SegueTemplate, from source: UIViewController) {
        self.template = template
        self.source = source
        super.init()
    }

    func perform(_ sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer, !Self.isMet(recognizer) { return }
        guard let source else { return }
        template.perform(from: source, sender: sender, asks: true)
    }

    /// A gesture that goes on leads on when it begins, another when it is complete.
    private static func isMet(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case is UITapGestureRecognizer, is UISwipeGestureRecognizer: recognizer.state == .ended
        default: recognizer.state == .began
        }
    }

    nonisolated class var _selectors: _SelectorTable {
        _SelectorTable(SegueTrigger.self, [.method("perform:") { $0.perform($1[0] as Any?) }])
    }
}
