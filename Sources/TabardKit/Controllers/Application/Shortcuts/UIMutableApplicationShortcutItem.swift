/// A shortcut whose parts can be set.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { _values.type }
        set { _values.type = newValue }
    }

    open override var localizedTitle: String {
        get { _values.title }
        set { _values.title = newValue }
    }

    open override var localizedSubtitle: String? {
        get { _values.subtitle }
        set { _values.subtitle = newValue }
    }

    open override var icon: UIApplicationShortcutIcon? {
        get { _values.icon }
        set { _values.icon = newValue }
    }

    open override var userInfo: [String: any NSSecureCoding]? {
        get { _values.userInfo }
        set { _values.userInfo = newValue }
    }

    open override var targetContentIdentifier: Any? {
        get { _values.target }
        set { _values.target = newValue }
    }
}
