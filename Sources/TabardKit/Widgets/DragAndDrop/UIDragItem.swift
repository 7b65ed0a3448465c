/// One thing that is dragged: data for whoever takes it, and what the app itself knows of it.
@preconcurrency @MainActor
open class UIDragItem: NSObject, _SelectorAnswering {
    /// Makes an item of data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// The data, which are made when somebody asks for them.
    public let itemProvider: NSItemProvider

    /// What the app itself knows of the item, which is not seen by other programs; nil by default.
    open var localObject: Any?

    /// Makes the picture that is dragged; nil, that is one of the view from which it was dragged, by default.
    open var previewProvider: (() -> UIDragPreview?)?

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDragItem.self) }
}
