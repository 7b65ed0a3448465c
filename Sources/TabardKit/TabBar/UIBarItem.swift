/// What stands for something in a bar: a title, an image and whether it can be used.
@MainActor
open class UIBarItem: NSObject {
    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Makes an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Makes an item from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text; nil by default.
    open var title: String? {
        didSet { if title != oldValue { _changed() } }
    }

    /// The icon; nil by default.
    open var image: UIImage? {
        didSet { if image !== oldValue { _changed() } }
    }

    /// Whether the user can choose the item; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { _changed() } }
    }

    /// A number for the app's own use; 0 by default.
    open var tag = 0

    /// What a screen reader calls the item; nil, that is its title, by default.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { _changed() } }
    }

    /// A name for tests, never shown or spoken; nil by default.
    open var accessibilityIdentifier: String?

    /// Tells those who show the item that it looks different now.
    func _changed() {
        for observer in observers.values { observer() }
    }

    /// Calls a closure at each change until the observer is removed. The closure should hold the
    /// observer weakly.
    func _addObserver(_ observer: AnyObject, _ changed: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(observer)] = changed
    }

    func _removeObserver(_ observer: AnyObject) {
        observers[ObjectIdentifier(observer)] = nil
    }
}
