/// Is asked and told of what the user does with a search bar. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing began: the bar has the keyboard focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// The user changed the text, or emptied it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether the user may replace a part of the text, counted in UTF-16 units; true by default.
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool

    /// The user pressed Enter.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// The user wants to see bookmarks.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// The user gives the search up, by the Cancel button or Escape.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// The user wants to see earlier results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// The user chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Allows it.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        _answer("searchBarShouldBeginEditing:", searchBar) ?? true
    }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        _answer("searchBarTextDidBeginEditing:", searchBar) as Void?
    }

    /// Allows it.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        _answer("searchBarShouldEndEditing:", searchBar) ?? true
    }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        _answer("searchBarTextDidEndEditing:", searchBar) as Void?
    }

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        _answer("searchBar:textDidChange:", searchBar, searchText) as Void?
    }

    /// Allows it.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _answer("searchBar:shouldChangeTextInRange:replacementText:", searchBar, range, text) ?? true
    }

    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        _answer("searchBarSearchButtonClicked:", searchBar) as Void?
    }

    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        _answer("searchBarBookmarkButtonClicked:", searchBar) as Void?
    }

    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        _answer("searchBarCancelButtonClicked:", searchBar) as Void?
    }

    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        _answer("searchBarResultsListButtonClicked:", searchBar) as Void?
    }

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        _answer("searchBar:selectedScopeButtonIndexDidChange:", searchBar, selectedScope) as Void?
    }
}
