/// Finds what a search controller's user searches.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// A search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)

    /// A search has begun.
    func didPresentSearchController(_ searchController: UISearchController)

    /// A search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)

    /// A search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        _answer("willPresentSearchController:", searchController) as Void?
    }

    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        _answer("didPresentSearchController:", searchController) as Void?
    }

    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        _answer("willDismissSearchController:", searchController) as Void?
    }

    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        _answer("didDismissSearchController:", searchController) as Void?
    }
}
