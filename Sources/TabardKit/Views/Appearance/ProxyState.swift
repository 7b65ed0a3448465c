/// An object whose look proxies can set.
@MainActor
protocol AppearanceTarget: AnyObject {
    var _proxyState: ProxyState? { get set }
    /// What the app itself set of the properties that every such object has.
    var _ownAppearance: SharedAppearance { get }
}

extension AppearanceTarget {
    /// Whether the app set something on the object itself, which proxies leave alone.
    func _isOwn(_ key: AppearanceKey) -> Bool {
        if _proxyState?.own.contains(key) == true { return true }
        switch key {
        case .property(\UIView.backgroundColor): return _ownAppearance.contains(.backgroundColor)
        case .property(\UIView.tintColor): return _ownAppearance.contains(.tintColor)
        default: return false
        }
    }
}

extension UIView: AppearanceTarget {}

/// Names a setting that proxies can make.
enum AppearanceKey: Hashable {
    case property(AnyKeyPath)
    /// The attributes of a text in a state.
    case attributes(AnyKeyPath, state: UInt)
}

/// A value that a proxy was given.
@MainActor
struct AppearanceSetting {
    /// Gives an object the value.
    var apply: (AppearanceTarget) -> Void
    /// Remembers the value that an object has, and returns what gives it back.
    var capture: (AppearanceTarget) -> () -> Void
}

/// What one proxy said when an object came to be shown.
@MainActor
struct AppearanceSettings {
    /// Under which traits it holds; nil for all.
    var traits: UITraitCollection?
    var values: [AppearanceKey: AppearanceSetting]
}

/// What is kept of an object that proxies may set, or that is a proxy.
@MainActor
final class ProxyState {
    /// What was set on the proxy; nil for an ordinary object.
    var recorded: [AppearanceKey: AppearanceSetting]?
    /// What the app set on the object itself, which proxies leave alone.
    var own: Set<AppearanceKey> = []
    /// What proxies have set, with what was there before.
    var restoring: [AppearanceKey: () -> Void] = [:]
    /// What the proxies for the object said when it came to be shown, the one that wins last; nil if none of it depends
    /// on traits.
    var shown: [AppearanceSettings]?
}
