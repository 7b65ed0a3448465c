extension UIScene {
    /// Why a scene is made: what it is to open. UIKit makes it; an app makes none itself.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject, _SelectorAnswering {
        private let contexts: Set<UIOpenURLContext>
        private let activities: Set<NSUserActivity>

        private let shortcut: UIApplicationShortcutItem?

        init(
            urlContexts: Set<UIOpenURLContext> = [],
            userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            contexts = urlContexts
            activities = userActivities
            shortcut = shortcutItem
            super.init()
        }

        /// The addresses to open: those that the program was started with, of a scheme that the app's `Info.plist` declares in
        /// `CFBundleURLTypes`.
        open var urlContexts: Set<UIOpenURLContext> { contexts }

        /// The activities to go on with: the one that was given when the scene was asked for.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The shortcut that the program was started with; see `UIApplicationShortcutItem`.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }

        /// Who opened the addresses; always nil, as desktops don't tell it.
        open var sourceApplication: String? { nil }

        /// The kind of an activity that comes from another device; always nil, as none come.
        open var handoffUserActivityType: String? { nil }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable {
            _SelectorTable(
                ConnectionOptions.self,
                [
                    .property("URLContexts", { $0.urlContexts }),
                    .property("userActivities", { $0.userActivities }),
                    .property("shortcutItem", { $0.shortcutItem }),
                ]
            )
        }
    }
}
