/// What stands in a collection for something whose data have not come yet.
///
/// The data source neither counts it nor hears of it, and all index paths are those of the data source.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject, _SelectorAnswering {
    let _insertionIndexPath: IndexPath
    let _reuseIdentifier: String

    /// Describes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it shows. Several at the same path show in the order in which they are given.
    ///   - reuseIdentifier: The identifier of the cells that show it, for which a class must be registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        _insertionIndexPath = insertionIndexPath
        _reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Brings what is to be seen into the placeholder's cell, which comes as its class makes it; nil by default.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UICollectionViewPlaceholder.self) }

    /// What the list keeps of it.
    var _placeholder: ListPlaceholder {
        ListPlaceholder(reuseIdentifier: _reuseIdentifier) { cell in
            if let cell = cell as? UICollectionViewCell { self.cellUpdateHandler?(cell) }
        }
    }
}
