extension UIScene {
    /// What is known of an address that the app is to open; a desktop tells nothing but the address.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject, _SelectorAnswering {
        override init() { super.init() }

        /// Who opens it; always nil.
        open var sourceApplication: String? { nil }

        /// What its owner gave along; always nil.
        open var annotation: Any? { nil }

        /// Whether a file may be changed where it lies; always false.
        open var openInPlace: Bool { false }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(OpenURLOptions.self) }
    }
}
