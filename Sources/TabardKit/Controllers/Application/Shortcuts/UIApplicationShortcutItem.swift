internal import GtkInterop

/// A shortcut to something that the app does, which desktops offer beside the app's icon.
///
/// Those that never change stand in the app's `Info.plist`, under `UIApplicationShortcutItems`. A program that is started with
/// `--shortcut` and the type of one of them is told of it: in an app with scenes by the connection options of the first scene,
/// else by `application(_:performActionFor:completionHandler:)`. So an action of the app's desktop file offers one:
///
/// ```ini
/// [Desktop Entry]
/// Actions=compose;
///
/// [Desktop Action compose]
/// Name=New Message
/// Exec=messages --shortcut org.example.messages.compose
/// ```
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, _SelectorAnswering {
    /// What is known of a shortcut.
    struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    var _values: Values

    /// Makes a shortcut.
    ///
    /// - Parameters:
    ///   - type: What it does, in the app's own words.
    ///   - localizedTitle: Its title.
    ///   - localizedSubtitle: What else the user reads.
    ///   - icon: Its picture.
    ///   - userInfo: What else the app wants to know when it is chosen.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        _values = Values(
            type: type,
            title: localizedTitle,
            subtitle: localizedSubtitle,
            icon: icon,
            userInfo: userInfo
        )
        super.init()
    }

    /// Makes a shortcut that has a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// What it does, in the app's own words.
    open var type: String { _values.type }

    /// Its title.
    open var localizedTitle: String { _values.title }

    /// What else the user reads.
    open var localizedSubtitle: String? { _values.subtitle }

    /// Its picture.
    open var icon: UIApplicationShortcutIcon? { _values.icon }

    /// What else the app wants to know when it is chosen.
    open var userInfo: [String: any NSSecureCoding]? { _values.userInfo }

    /// Which of the app's scenes it is for; without effect, as desktops start a program anew.
    open var targetContentIdentifier: Any? { _values.target }

    private func fill<Item: UIApplicationShortcutItem>(_ item: Item) -> Item {
        item._values = _values
        return item
    }

    func _copy() -> UIApplicationShortcutItem {
        fill(UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle))
    }

    func _mutableCopy() -> UIMutableApplicationShortcutItem {
        fill(UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle))
    }

    /// A shortcut like this one, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    /// A `UIMutableApplicationShortcutItem` like this one.
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _mutableCopy() } }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIApplicationShortcutItem.self,
            [
                .property("type", { $0.type }), .property("localizedTitle", { $0.localizedTitle }),
                .property("localizedSubtitle", { $0.localizedSubtitle }), .property("icon", { $0.icon }),
                .property("userInfo", { $0.userInfo }),
            ]
        )
    }
}
