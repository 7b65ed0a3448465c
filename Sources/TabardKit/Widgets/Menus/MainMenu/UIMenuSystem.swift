/// What menus are built for: the app's main menu.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject, _SelectorAnswering {
    private static let mainSystem = UIMenuSystem()

    /// Called when the main menu is to be built anew.
    static var _rebuild: () -> Void = {}

    /// The app's main menu.
    ///
    /// The app and its delegate build it, by `buildMenu(with:)`, before the first window is shown:
    ///
    /// - **M1** It opens from a button in the upper trailing corner of each window, beside the window's own buttons if it has any, and
    ///   from F10. An app that puts nothing into it has no button.
    /// - **M2** Apple's menus, such as `file` and `edit`, are there to be filled. They have no titles, and what is in them stands in
    ///   line in the menu; menus of the app's own open beside it.
    /// - **M3** The keys of its commands call their methods, as those of `keyCommands` do, which come first. The menu
    ///   shows them beside each line, where a screen reader finds them too, and Ctrl+? lists them.
    open class var main: UIMenuSystem { mainSystem }

    /// Has the menu built anew, before the next event.
    open func setNeedsRebuild() { Self._rebuild() }

    /// Has the responders asked anew which commands can be used. Without effect on Linux, where they are asked each time when a menu
    /// opens, and each time when a key is pressed.
    open func setNeedsRevalidate() {}

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIMenuSystem.self) }
}
