extension UIScene {
    /// How a scene is to open an address.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject, _SelectorAnswering {
        /// Makes options that say nothing.
        public override init() { super.init() }

        /// Whether only an app may open the link that its site names for it; false by default. Desktops know no such apps, so
        /// that nothing is opened where it is true.
        open var universalLinksOnly = false

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable {
            _SelectorTable(OpenExternalURLOptions.self)
        }
    }
}
