/// The least and the largest size that the user may give a scene's windows. A `UIWindowScene` has one; an app makes none itself.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject, _SelectorAnswering {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The least size, in points; zero for none, which is the default.
    open var minimumSize = CGSize.zero {
        didSet { apply() }
    }

    /// The largest size, in points; the largest number for none, which is the default.
    ///
    /// A window opens no larger. Desktops know no largest size for what the user then does: only a window whose largest size
    /// is the least one as well can't be resized.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { apply() }
    }

    /// A size within the limits.
    func _limit(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimumSize.width, min(size.width, maximumSize.width)),
            height: max(minimumSize.height, min(size.height, maximumSize.height))
        )
    }

    var _isFixed: Bool {
        maximumSize.width <= minimumSize.width && maximumSize.height <= minimumSize.height
    }

    private func apply() {
        for window in scene?.windows ?? [] { window._applySizeRestrictions() }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UISceneSizeRestrictions.self,
            [
                .property("minimumSize", { $0.minimumSize }, { $0.minimumSize = $1 }),
                .property("maximumSize", { $0.maximumSize }, { $0.maximumSize = $1 }),
            ]
        )
    }
}
