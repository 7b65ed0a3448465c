/// What shaking the device does, for which desktops have a key.
///
/// - **SH1** Ctrl+Alt+Z, where no shortcut of the app's has it, begins and ends a shake. The first responder hears of it, or the window
///   if there is none, and those that follow it.
/// - **SH2** Where none of them keeps it to itself, an alert offers what can be taken back, or done again, if
///   `applicationSupportsShakeToEdit` of the application is true.
extension UIWindow {
    func _shake() -> Bool {
        let event = UIEvent(type: .motion, subtype: .motionShake)
        let first = FirstResponder.current
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        let responder = view?.window === self ? first ?? self : self
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
        if event._isLeft { offerUndo() }
        return true
    }

    /// Offers to take back what the user did last.
    private func offerUndo() {
        guard UIApplication.shared.applicationSupportsShakeToEdit,
            let manager = FirstResponder.current?.undoManager ?? undoManager,
            manager.canUndo || manager.canRedo,
            let shown = rootViewController.map({ $0._presentedChain.last ?? $0 }),
            !(shown is UIAlertController)
        else { return }
        let steps: [(Word, Bool, String, () -> Void)] = [
            (.undo, manager.canUndo, manager.undoActionName, { manager.undo() }),
            (.redo, manager.canRedo, manager.redoActionName, { manager.redo() }),
        ]
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for (word, isPossible, name, step) in steps where isPossible {
            let action = UIAlertAction(title: word.text, style: .default) { _ in step() }
            alert.addAction(action)
            guard alert.preferredAction == nil else { continue }
            // What the step is called may be long, and a button has one line.
            alert.title = name.isEmpty ? word.text : "\(word.text): \(name)"
            alert.preferredAction = action
        }
        alert.addAction(UIAlertAction(title: Word.cancel.text, style: .cancel))
        shown.present(alert, animated: true)
    }
}
