/// Hears which colour the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user chose a colour, or is about to.
    ///
    /// - Parameters:
    ///   - viewController: The page.
    ///   - color: The colour.
    ///   - continuously: Whether the press goes on.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )

    /// The user chose a colour, or is about to: the older form, called by the default of the other.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// The user closed the page.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls `colorPickerViewControllerDidSelectColor(_:)`.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) {
        let answered: Void? = _answer(
            "colorPickerViewController:didSelectColor:continuously:",
            viewController,
            color,
            continuously
        )
        if answered == nil { colorPickerViewControllerDidSelectColor(viewController) }
    }

    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        _answer("colorPickerViewControllerDidSelectColor:", viewController) as Void?
    }

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        _answer("colorPickerViewControllerDidFinish:", viewController) as Void?
    }
}
