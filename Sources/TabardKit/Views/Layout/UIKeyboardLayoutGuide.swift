/// A guide whose place follows something that comes and goes.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where a keyboard covers a view, at its lower edge.
///
/// The desktop takes the room of its keyboard from the window, so that the view's lower edge moves with it. The guide is as high
/// as what covers the view beyond that: the safe area's lower inset, or the `inputView` and `inputAccessoryView` of the text
/// that is edited.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var height: NSLayoutConstraint?

    /// Whether the guide follows a keyboard that floats; without effect on Linux.
    open var followsUndockedKeyboard = false

    /// Whether the guide is as high as the safe area's lower inset while there is no keyboard; true by default.
    open var usesBottomSafeArea = true {
        didSet { _update() }
    }

    /// How far above the keyboard a drag begins to move it away; without effect on Linux.
    open var keyboardDismissPadding: CGFloat = 0

    static func make(in view: UIView) -> UIKeyboardLayoutGuide {
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "keyboardLayoutGuide"
        view.addLayoutGuide(guide)
        let height = guide.heightAnchor.constraint(equalToConstant: 0)
        guide.height = height
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            height,
        ])
        guide._update()
        return guide
    }

    func _update() {
        guard let view = owningView, let height else { return }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let wanted = max(least, InputPanel.overlap(with: view))
        if height.constant != wanted { height.constant = wanted }
    }
}

extension UIView {
    /// Where a keyboard covers the view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        _keyboardGuide ?? UIKeyboardLayoutGuide.make(in: self)
    }

    private var _keyboardGuide: UIKeyboardLayoutGuide? {
        layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    }

    func _keyboardGuideChanged() { _keyboardGuide?._update() }
}
