// Keys that no shortcut has, as the responders hear of them:
//
// - **K1** Keys go to the text that is edited, or else to what has the focus, or else to the controller on the screen, and from there
//   along the chain of responders.
// - **K2** Keys that controls use, such as Tab, the arrows and Space, are told only where no control used them; others before. A
//   key that an app's method used, by not calling `super`, goes no further. A key that is held is told once.
// - **K3** On Linux a Control key is both `control` and `command`, as in shortcuts.
// - **K4** A key that is down when the window loses the keyboard is cancelled.
extension UIResponder {
    func _passOn(_ event: UIPressesEvent?, _ call: (UIResponder) -> Void) {
        guard event?._text !== self, let next else {
            event?._isLeft = true
            return
        }
        call(next)
    }
}
