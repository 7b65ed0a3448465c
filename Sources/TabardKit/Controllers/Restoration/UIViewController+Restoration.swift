extension UIViewController {
    private static var presentedKey: String { "UIViewControllerPresentedViewController" }

    /// A reference to what the controller presents itself, for popovers and alerts are no places to come back to.
    func _encodePresented(with coder: NSCoder) {
        guard let presented = _presented, !presented._isBeingDismissed else { return }
        coder.encode(presented, forKey: Self.presentedKey)
    }

    /// What was presented is presented again once the window is there.
    func _decodePresented(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController,
            presented !== self, presented._parent == nil, presented._presenting == nil, _presented == nil
        else { return }
        UIApplication.shared._stateRestoration.present(presented, from: self)
    }
}
