/// A call that breaks a rule of the tab bar controller, with the valid choices in its description.
///
/// It names tabs by their descriptions, so that it can be thrown whatever a tab is.
public enum TabBarMisuse: Error, Hashable {
    /// The index is none of the tabs' (C6).
    case indexOutOfRange(Int, count: Int)
    /// The tab is not in the list, which is nil until it is first set (C5).
    case tabNotInList(String, list: String?)
    /// The list has the same tab at two indices.
    case duplicateTab(String, firstIndex: Int, secondIndex: Int)
    /// The new order leaves out a tab of the list.
    case tabMissing(String, list: String)

    /// The tabs' descriptions in one line, the first ten of them at most.
    @usableFromInline static func list<Tab>(_ tabs: [Tab]) -> String {
        let shown = tabs.prefix(10).map { String(describing: $0) }.joined(separator: ", ")
        return tabs.count > 10 ? "\(shown) and \(tabs.count - 10) more" : shown
    }
}

extension TabBarMisuse: CustomStringConvertible {
    /// What was wrong, and what would have been right.
    public var description: String {
        switch self {
        case .indexOutOfRange(let index, count: 0):
            "Index \(index) cannot be selected: there are no tabs"
        case .indexOutOfRange(let index, let count):
            "Index \(index) is out of range: the tabs' indices are 0 to \(count - 1)"
        case .tabNotInList(let tab, nil), .tabNotInList(let tab, ""?):
            "\(tab) is not one of the tabs: there are none"
        case .tabNotInList(let tab, let list?):
            "\(tab) is not one of the tabs, which are \(list)"
        case .duplicateTab(let tab, let firstIndex, let secondIndex):
            "\(tab) is in the list twice, at index \(firstIndex) and at index \(secondIndex); "
                + "each tab may be there once"
        case .tabMissing(let tab, let list):
            "The new order leaves out \(tab); it must have each of the tabs once, which are \(list)"
        }
    }
}
