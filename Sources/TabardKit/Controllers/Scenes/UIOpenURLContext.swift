/// An address that the app is to open. UIKit makes it; an app makes none itself.
open class UIOpenURLContext: NSObject, _SelectorAnswering, @unchecked Sendable {
    private let address: URL
    private let ownOptions: UIScene.OpenURLOptions

    @MainActor
    init(_ url: URL) {
        address = url
        ownOptions = UIScene.OpenURLOptions()
        super.init()
    }

    /// The address.
    open var url: URL { address }

    /// What else is known of it.
    open var options: UIScene.OpenURLOptions { ownOptions }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIOpenURLContext.self,
            [.property("URL", { $0.url }), .property("options", { $0.options })]
        )
    }
}
