/// What stands in a table for something whose data have not come yet.
///
/// The data source neither counts it nor hears of it, and all index paths are those of the data source.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject, _SelectorAnswering {
    let _insertionIndexPath: IndexPath
    let _reuseIdentifier: String
    let _rowHeight: CGFloat

    /// Describes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it shows. Several at the same path show in the order in which they are given.
    ///   - reuseIdentifier: The identifier of the cells that show it, for which a class must be registered.
    ///   - rowHeight: How high it is, in points; `UITableView.automaticDimension` for as high as its cell wants.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        _insertionIndexPath = insertionIndexPath
        _reuseIdentifier = reuseIdentifier
        _rowHeight = rowHeight
        super.init()
    }

    /// Brings what is to be seen into the placeholder's cell, which comes as its class makes it; nil by default.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITableViewPlaceholder.self) }

    private var _givenHeight: CGFloat? {
        _rowHeight >= 0 && _rowHeight.isFinite ? min(_rowHeight, UITableView._greatestHeight) : nil
    }

    /// What the list keeps of it.
    var _placeholder: ListPlaceholder {
        ListPlaceholder(reuseIdentifier: _reuseIdentifier, height: _givenHeight) { cell in
            if let cell = cell as? UITableViewCell { self.cellUpdateHandler?(cell) }
        }
    }
}
