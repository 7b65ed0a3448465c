extension UIResponder: InterfaceAwakening {}
