/// What a navigation bar shows while a controller is on top: the title and the buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, _SelectorAnswering {
    /// Told of each change, by the controller and the bar that show the item.
    var _changed: (() -> Void)?
    /// Whether the title is a large one, as the bar, this item and those below it on the stack have it.
    var _showsLargeTitle = false
    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    /// When the title is large, in a bar that prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item below on the stack; the root's is large.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
    }

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override init() { super.init() }

    /// Makes an item from an interface document.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { _decodeNavigationItem(from: coder) }
    }

    /// The text in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { _changed?() } }
    }

    /// A line of text above the title, which makes the bar higher; nil by default.
    open var prompt: String? {
        didSet { if prompt != oldValue { _changed?() } }
    }

    /// When the title is large, in a bar that prefers large titles; `automatic` by default.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { _changed?() } }
    }

    /// The bar's look while the item is shown and content lies under the bar; nil, that is the bar's own, by default.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { _appearanceChanged(standardAppearance) }
    }

    /// The bar's look while the item is shown and nothing lies under the bar; nil, that is the bar's own, by default.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { _appearanceChanged(scrollEdgeAppearance) }
    }

    /// `standardAppearance` for low windows; nil by default.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { _appearanceChanged(compactAppearance) }
    }

    /// `scrollEdgeAppearance` for low windows; nil by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { _appearanceChanged(compactScrollEdgeAppearance) }
    }

    private func _appearanceChanged(_ appearance: UINavigationBarAppearance?) {
        appearance?._changed = { [weak self] in self?._changed?() }
        _changed?()
    }

    /// The search whose bar stands below the title; nil, that is none, by default.
    open var searchController: UISearchController? {
        get { ownSearch() }
        set { offer(newValue) }
    }

    private var search: (any NavigationItemSearch)?

    /// What the user searches for; nil if there is no search.
    var _searchText: String? { search?._text }

    /// The search as an object whose state can be kept.
    var _restorableSearch: UIResponder? { search as? UIResponder }

    /// Asks for nothing of no search: Swift 6.3 stops an optimized program that casts an empty optional to a generic class.
    private func ownSearch<Search>() -> Search? {
        guard let search else { return nil }
        return search as? Search
    }

    private func offer(_ new: (any NavigationItemSearch)?) {
        guard new !== search else { return }
        let old = search
        search = new
        old?._leaveItem()
        new?._itemChangedOwner(to: _owner)
        _changed?()
    }

    /// Whether the search bar gives way to the content when that is scrolled up, before a large title does; true by
    /// default.
    ///
    /// It stays while the user searches, and where nothing scrolls under the bar.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { _changed?() } }
    }

    /// Whether the search bar gives way to the content as things are.
    var _hidesSearchNow: Bool { hidesSearchBarWhenScrolling && search?._isActive == false }

    /// The controller that the item stands for.
    weak var _owner: (any ViewOwner)? {
        didSet { search?._itemChangedOwner(to: _owner) }
    }

    /// A view that is shown instead of the title; nil by default.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { _changed?() } }
    }

    /// What the back button says while the next controller is on top; the title by default.
    open var backButtonTitle: String? {
        didSet { _changed?() }
    }

    /// How much the back button says while the next controller is on top; as much as there is room for, by default.
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { _changed?() } }
    }

    /// Replaces the back button that is shown while the next controller is on top: its title and
    /// tint colour are used, its action is not. Nil by default.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            _watch([backBarButtonItem].compactMap(\.self), instead: [oldValue].compactMap(\.self))
        }
    }

    /// What the back button does while the item is on top, instead of leading back; nil by default.
    ///
    /// The action's title and image are not shown.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { _changed?() } }
    }

    /// Whether there is no back button; false by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { _changed?() } }
    }

    /// Hides or shows the back button. The change is made at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Whether the left items stand beside the back button instead of in its place; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { _changed?() } }
    }

    /// The button at the leading edge, in place of the back button.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { _setLeft([newValue].compactMap(\.self)) }
    }

    /// The buttons from the leading edge inwards; nil if there are none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { _setLeft(newValue ?? []) }
    }

    /// The button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { _setRight([newValue].compactMap(\.self)) }
    }

    /// The buttons from the trailing edge inwards; nil if there are none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { _setRight(newValue ?? []) }
    }

    /// Replaces the button at the leading edge. The change is made at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Replaces the buttons at the leading edge. The change is made at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Replaces the button at the trailing edge. The change is made at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Replaces the buttons at the trailing edge. The change is made at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func _setLeft(_ items: [UIBarButtonItem]) {
        let old = leftItems
        leftItems = items
        _watch(items, instead: old)
    }

    private func _setRight(_ items: [UIBarButtonItem]) {
        let old = rightItems
        rightItems = items
        _watch(items, instead: old)
    }

    private func _watch(_ items: [UIBarButtonItem], instead old: [UIBarButtonItem]) {
        for item in old { item._removeObserver(self) }
        for item in items {
            item._addObserver(self) { [weak self, weak item] in
                if item?._updateButton() != true { self?._changed?() }
            }
        }
        _changed?()
    }

    /// Sets one of UIKit's well-known properties, such as a tab bar controller's `tabBar`, by its name.
    ///
    /// A name that the class doesn't know goes to `setValue(_:forUndefinedKey:)`. A value of another kind, or a property
    /// that can only be read, is a programming error.
    open func setValue(_ value: Any?, forKey key: String) { KeyedValues.set(value, of: self, forKey: key) }

    /// Reads one of UIKit's well-known properties by its name.
    open func value(forKey key: String) -> Any? { KeyedValues.value(of: self, forKey: key) }

    /// The same for a property of a property, with dots between the names; nothing happens where one of them holds nil.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedValues.set(value, of: self, forKeyPath: keyPath)
    }

    /// Reads a property of a property, with dots between the names.
    open func value(forKeyPath keyPath: String) -> Any? { KeyedValues.value(of: self, forKeyPath: keyPath) }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyedValues.stop("setValue(_:forUndefinedKey:)", self, key)
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyedValues.stop("value(forUndefinedKey:)", self, key)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UINavigationItem.self, _SelectorEntry<UINavigationItem>.answered)
    }
}
