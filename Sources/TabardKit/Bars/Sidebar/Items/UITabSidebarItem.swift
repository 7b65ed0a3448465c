/// What describes a row of a sidebar: the content, what is behind it, and what stands at its edges.
///
/// ```swift
/// func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
///                       itemFor request: UITabSidebarItem.Request) -> UITabSidebarItem {
///     let item = UITabSidebarItem(request: request)
///     item.accessories = [.label(text: "New")]
///     return item
/// }
/// ```
///
/// One of a row in sight keeps what was changed of it until another one is asked for.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// What a row stands for.
    public enum Content {
        /// A tab, or a group, whose row is its section's header or one with others below it.
        case tab(UITab)
        /// One of a group's `sidebarActions`.
        case action(UIAction)
    }

    /// Asks for what describes a row.
    @preconcurrency @MainActor
    open class Request: NSObject, _SelectorAnswering {
        /// What the row stands for.
        public let content: UITabSidebarItem.Content
        let _isHeader: Bool
        let _state: UICellConfigurationState

        init(_ content: Content, isHeader: Bool, state: UICellConfigurationState) {
            self.content = content
            _isHeader = isHeader
            _state = state
            super.init()
        }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(Request.self) }
    }

    private let request: Request
    /// What the app says; nil as long as it says nothing.
    private var ownContent: (any UIContentConfiguration)?
    private var ownBackground: UIBackgroundConfiguration?

    private init(of request: Request) {
        self.request = request
        configurationState = request._state
        super.init()
    }

    /// Makes what describes a row as it is by default.
    public convenience init(request: UITabSidebarItem.Request) { self.init(of: request) }

    /// What the row stands for.
    public var content: UITabSidebarItem.Content { request.content }

    /// The state that the row is in: selected, pressed and so on.
    public internal(set) var configurationState: UICellConfigurationState

    /// What the row shows.
    public var contentConfiguration: any UIContentConfiguration {
        get { ownContent ?? defaultContentConfiguration() }
        set { ownContent = newValue }
    }

    /// What is drawn behind the content.
    public var backgroundConfiguration: UIBackgroundConfiguration {
        get { ownBackground ?? defaultBackgroundConfiguration() }
        set { ownBackground = newValue }
    }

    /// What stands at the row's edges beside what the sidebar itself puts there; empty by default.
    ///
    /// What the sidebar has itself is left out: marks of groups, of choices and of places while the user arranges the tabs.
    public var accessories: [UICellAccessory] = []

    /// Title, image and subtitle as the sidebar shows them by itself in the state that the row is in.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        SidebarLook.content(of: request.content, isHeader: request._isHeader, in: configurationState)
    }

    /// The background as the sidebar draws it by itself in the state that the row is in.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        SidebarLook.background(isHeader: request._isHeader, in: configurationState)
    }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabSidebarItem(of: request)
        copy.configurationState = configurationState
        copy.ownContent = ownContent
        copy.ownBackground = ownBackground
        copy.accessories = accessories
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITabSidebarItem.self) }
}
