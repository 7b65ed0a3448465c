internal import GtkInterop

/// Shows the results of a search over the content that is searched, while the user writes in its search bar.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// The bar stands below the title of the navigation item that holds the controller, or where the app puts it. Ctrl+F
/// begins the search, Escape and the Cancel button end it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    let _searchBar = UISearchBar(frame: .zero)
    let _results: UIViewController?
    weak var _host: UIViewController?
    var _overlay: SearchOverlay?
    var _isActive = false
    var _restoredSearch: RestoredSearch?
    /// Called once, when the search under way has ended.
    var _whenEnded: (() -> Void)?

    /// Makes a controller.
    ///
    /// - Parameter searchResultsController: Shows the results over the content that is searched; nil if that content
    ///   shows them itself.
    public init(searchResultsController: UIViewController?) {
        _results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        _results?._restorationOwner = self
        _searchBar._searchController = self
        _searchBar.searchBarStyle = .minimal
        _searchBar.placeholder = Word.search.text
    }

    /// Makes a controller without one for its results.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    /// Makes a controller from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _results = nil
        super.init(coder: coder)
        _searchBar._searchController = self
    }

    /// Writes whether the user searches, for what, and in which scope; beyond UIKit.
    ///
    /// It is called if the controller and the one whose content is searched have restoration identifiers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeSearch(with: coder)
    }

    /// Brings text and scope back; a search that was under way begins again once its bar is on the screen.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeSearch(with: coder)
    }

    override var _restorationParent: UIViewController? { _searched }
    override var _restorableChildren: [UIViewController] { [_results].compactMap(\.self) }
    override var _restorableViews: [UIView] { [_searchBar] }

    /// Is asked for the results whenever the text or the scope changes, and when the search begins and ends.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The bar that is written in.
    open var searchBar: UISearchBar { _searchBar }

    /// The controller that shows the results.
    open var searchResultsController: UIViewController? { _results }

    /// Whether the user searches; setting it begins or ends the search.
    open var isActive: Bool {
        get { _isActive }
        set { if newValue { _begin(takesKeyboard: true) } else { _end() } }
    }

    /// Whether the content that is searched is dimmed while there is nothing to show over it; false by default, as in apps that
    /// are linked against iOS 15 or later.
    ///
    /// A click on what is dimmed ends the search.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { _overlayChanged() }
    }

    /// Whether the navigation bar makes room for the search bar during the search; true by default.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { _host?.navigationController?._updateBar() }
    }

    /// Whether the Cancel button comes and goes with the search; true by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are shown while there is no text, too; false by default.
    open var showsSearchResultsController = false {
        didSet { _overlayChanged() }
    }
}
