/// Puts the tabs that a fleet's order names first, in its order, and leaves the others as they are (F3).
///
/// - Parameters:
///   - tabs: The indices of tabs in the app's order.
///   - named: The indices of the tabs that come first; those that are not among the tabs, or come again, mean nothing.
func managedOrder(of tabs: [Int], first named: [Int]) -> [Int] {
    guard !named.isEmpty else { return tabs }
    var rest = Set(tabs)
    let first = named.filter { rest.remove($0) != nil }
    return first + tabs.filter { rest.contains($0) }
}
