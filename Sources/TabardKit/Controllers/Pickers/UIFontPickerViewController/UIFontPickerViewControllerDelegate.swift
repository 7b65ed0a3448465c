/// Hears which font the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// The user chose a font, which is the page's `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// The user closed the page without choosing.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        _answer("fontPickerViewControllerDidPickFont:", viewController) as Void?
    }

    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        _answer("fontPickerViewControllerDidCancel:", viewController) as Void?
    }
}
