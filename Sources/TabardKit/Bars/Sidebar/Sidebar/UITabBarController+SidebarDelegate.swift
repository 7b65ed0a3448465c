extension UITabBarController.Sidebar {
    /// Says what the rows of a sidebar look like and offer, and hears of it. All methods are optional.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// The sidebar is about to come or to go; `sidebar.isHidden` is still what it was.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        )

        /// A row comes into sight: make what describes it of the request, and change that; as it is by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem

        /// The state of a row is another one, or `reconfigureItem(for:)` was called: change what describes it.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            update item: UITabSidebarItem
        )

        /// A tab's row comes into sight.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            willBeginDisplaying tab: UITab
        )

        /// A tab's row went out of sight.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            didEndDisplaying tab: UITab
        )

        /// What a tab's row can be swiped for where reading begins; nil, that is nothing, by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// What a tab's row can be swiped for where reading ends; nil, that is nothing, by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// The menu of a tab's row; nil, that is none, by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?

        /// What is dragged with a tab's row; empty, that is nothing, by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemsForBeginning dragSession: any UIDragSession,
            tab: UITab
        ) -> [UIDragItem]

        /// What is added to a drag that goes on; none by default. Never asked on Linux, where one pointer drags.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            itemsForAddingTo dragSession: any UIDragSession,
            tab: UITab
        ) -> [UIDragItem]

        /// What would be done with what is dragged over one of a group's actions; `cancel`, that is nothing, by default.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction,
            group: UITabGroup,
            operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation

        /// Something was dropped on one of a group's actions: ask the session for what it is.
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebar: UITabBarController.Sidebar,
            sidebarAction: UIAction,
            group: UITabGroup,
            acceptItemsFrom session: any UIDropSession
        )
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        _answer("tabBarController:sidebarVisibilityWillChange:animator:", tabBarController, sidebar, animator)
            as Void?
    }

    /// As it is by default.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
        _answer("tabBarController:sidebar:itemForRequest:", tabBarController, sidebar, request)
            ?? UITabSidebarItem(request: request)
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) {
        _answer("tabBarController:sidebar:updateItem:", tabBarController, sidebar, item) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) {
        _answer("tabBarController:sidebar:willBeginDisplayingTab:", tabBarController, sidebar, tab) as Void?
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab
    ) {
        _answer("tabBarController:sidebar:didEndDisplayingTab:", tabBarController, sidebar, tab) as Void?
    }

    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
        _answer(
            "tabBarController:sidebar:leadingSwipeActionsConfigurationForTab:",
            tabBarController,
            sidebar,
            tab
        )
    }

    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
        _answer(
            "tabBarController:sidebar:trailingSwipeActionsConfigurationForTab:",
            tabBarController,
            sidebar,
            tab
        )
    }

    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? {
        _answer("tabBarController:sidebar:contextMenuConfigurationForTab:", tabBarController, sidebar, tab)
    }

    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] {
        _answer(
            "tabBarController:sidebar:itemsForBeginningDragSession:tab:",
            tabBarController,
            sidebar,
            dragSession,
            tab
        ) ?? []
    }

    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] {
        _answer(
            "tabBarController:sidebar:itemsForAddingToDragSession:tab:",
            tabBarController,
            sidebar,
            dragSession,
            tab
        ) ?? []
    }

    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
        _answer(
            "tabBarController:sidebar:sidebarAction:group:operationForAcceptingItemsFromDropSession:",
            tabBarController,
            sidebar,
            sidebarAction,
            group,
            session
        ) ?? .cancel
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        acceptItemsFrom session: any UIDropSession
    ) {
        _answer(
            "tabBarController:sidebar:sidebarAction:group:acceptItemsFromDropSession:",
            tabBarController,
            sidebar,
            sidebarAction,
            group,
            session
        ) as Void?
    }
}
