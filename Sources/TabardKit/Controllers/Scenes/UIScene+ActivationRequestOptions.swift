extension UIScene {
    /// How a scene is to be brought before the user.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject, _SelectorAnswering {
        /// Makes options that say nothing.
        public override init() { super.init() }

        /// The scene in which the user asked for it; kept, and without effect, since the desktop places windows.
        open var requestingScene: UIScene?

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable {
            _SelectorTable(ActivationRequestOptions.self)
        }
    }
}
