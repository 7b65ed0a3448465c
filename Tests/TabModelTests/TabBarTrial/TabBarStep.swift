import TabModel

/// One thing that the app or the user does to a tab bar controller.
enum TabBarStep: Hashable {
    case replace([String]?)
    case customize([String]?)
    case reorder([String])
    case capacity(Int)
    case selectIndex(Int)
    case selectTab(String)
    case selectMore
    case tap(TabBarState<String>.Slot, allowed: Bool)
    case choose(String, allowed: Bool)
    /// A controller is pushed on the selected tab's stack.
    case push
    /// The user goes back: from a pushed controller, or from a hidden tab's root to More's list.
    case back
}
