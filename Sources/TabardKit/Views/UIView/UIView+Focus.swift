import Foundation

extension UIView {
    /// The focus shall go where it is wanted, and whether it may come to the view itself may be another answer by now.
    func _askForFocusUpdate() {
        _focusabilityChanged()
        _window?._focus.ask(for: self, inAnyCase: false)
    }

    /// The items in a rectangle of the view, from the back to the front.
    func _focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { !$0.isHidden && $0._takesPointer }.flatMap { view -> [any UIFocusItem] in
            let isThere = view.canBecomeFocused && view.convert(view.bounds, to: self).intersects(rect)
            return (isThere ? [view] : []) + view._focusItems(in: view.convert(rect, from: self))
        }
    }
}
