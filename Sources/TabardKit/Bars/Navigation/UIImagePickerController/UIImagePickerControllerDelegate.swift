/// Hears which picture the user chose. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user chose a picture or a movie. The picker is still there: dismiss it.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - info: What was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )

    /// The user chose nothing. The picker is still there: dismiss it, which the default does.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        _answer("imagePickerController:didFinishPickingMediaWithInfo:", picker, info) as Void?
    }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        let answered: Void? = _answer("imagePickerControllerDidCancel:", picker)
        if answered == nil { picker.dismiss(animated: true) }
    }
}
