/// Tells a picker how many wheels and rows it has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Tells a picker what its rows show, and hears what the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel, in points; an even part of the picker's by default.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of a wheel's rows, in points; 32 by default, and more where the user wants
    /// larger texts.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a row; nil, that is none, by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The text of a row with a font and a colour, which counts for more than `titleForRow`; nil by default.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?

    /// The view of a row, which counts for more than a text; there is none by default.
    ///
    /// - Parameters:
    ///   - pickerView: The wheels.
    ///   - row: The row, from 0.
    ///   - component: The wheel, from 0.
    ///   - view: One that went out of sight and may be used again.
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView

    /// The user chose a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Leaves the width to the picker.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        _answer("pickerView:widthForComponent:", pickerView, component) ?? UIView.noIntrinsicMetric
    }

    /// 32 points, or more where the user wants larger texts.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        _answer("pickerView:rowHeightForComponent:", pickerView, component) ?? pickerView._rowHeight
    }

    /// None.
    public func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? {
        _answer("pickerView:titleForRow:forComponent:", pickerView, row, component)
    }

    /// None.
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        _answer("pickerView:attributedTitleForRow:forComponent:", pickerView, row, component)
    }

    /// Leaves the row to its text.
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        _answer("pickerView:viewForRow:forComponent:reusingView:", pickerView, row, component, view)
            ?? PickerTitleLabel.make(reusing: view)
    }

    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        _answer("pickerView:didSelectRow:inComponent:", pickerView, row, component) as Void?
    }
}

/// Shows the text of a row that has no view of the app's own.
@MainActor
final class PickerTitleLabel: UILabel {
    /// Returns the view that may be used again, if it is of this kind.
    static func make(reusing view: UIView?) -> PickerTitleLabel {
        view as? PickerTitleLabel ?? PickerTitleLabel(frame: .zero)
    }
}
