/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject, _SelectorAnswering {
    /// Makes options that say nothing.
    public override init() { super.init() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UISceneDestructionRequestOptions.self)
    }
}
