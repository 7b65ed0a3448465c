/// A control in a row takes its presses for itself; the row is not selected by them.
extension UIControl: PressTaking {}
