internal import TabModel

extension UITabBarController {
    /// The tabs of a wide window as a list at its edge, groups as sections (T8).
    ///
    /// ```swift
    /// tabBarController.sidebar.preferredLayout = .tile
    /// tabBarController.sidebar.delegate = self
    /// ```
    ///
    /// There is one where the mode of the controller wants one, in a wide window. F9, a button, and a swipe from the edge at which
    /// reading begins show and hide it; what the user wants is saved with the rest of what the user changes of the tabs.
    @preconcurrency @MainActor
    open class Sidebar: NSObject, _SelectorAnswering {
        weak var _owner: UITabBarController?
        /// Whether the user or the app hid it or showed it; nil if neither said.
        var _choice: Bool?
        /// What the user chose as far as this is known to be saved.
        private var known: Bool?
        /// Whether it was hidden by itself in the last wide window; nil before there was one.
        private var usual: Bool?
        /// What brings it from the window's edge.
        var _swipe: UIScreenEdgePanGestureRecognizer?
        /// What there is of it on the screen.
        var _view: SidebarView?
        /// The width that the user gave it; nil before.
        var _chosenWidth: CGFloat?
        /// That width as far as it is known to be saved.
        private var knownWidth: Int?
        /// Whether the user arranges the tabs in it.
        var _isEditing = false
        /// The latest step of the arranging in words; nil before the first one.
        var _announcement: String?
        /// Where tabs can be dragged to from it; nil for the bar.
        weak var _dropTarget: (any TabDropTarget)?
        private var header: (any UIContentConfiguration)?
        private var footer: (any UIContentConfiguration)?

        init(owner: UITabBarController) {
            _owner = owner
            super.init()
        }

        /// Says what the rows look like, and hears of them.
        open weak var delegate: (any UITabBarController.Sidebar.Delegate)? {
            didSet { if delegate !== oldValue { _view?.list.forgetItems() } }
        }

        /// Whether the sidebar is out of sight.
        ///
        /// By itself it shows in a window that is wider than high, where it stands beside the rest, and what the user wants is
        /// saved; what the app says after the tabs were set wins. Set it in `UIView.animate` to let it slide. Where there is no
        /// sidebar, as in a narrow window, it stays what it was.
        open var isHidden: Bool {
            get { _isHiddenNow }
            set { _setHidden(newValue, isAnimated: false, isUsers: false) }
        }

        /// How the sidebar stands to what the tabs show; `automatic` by default.
        open var preferredLayout: Layout = .automatic {
            didSet { if preferredLayout != oldValue { _owner?._sidebarChanged() } }
        }

        /// What stands at the top of the menu of a button in the sidebar, into which Edit then goes too; nil, that is no such
        /// button, by default.
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { if navigationOverflowItems !== oldValue { _view?.updateBar() } }
        }

        /// What stands below the list and does not scroll; nil by default.
        ///
        /// It is as wide as the sidebar, and as high as it wants to be then.
        open var bottomBarView: UIView? {
            didSet { if bottomBarView !== oldValue { _view?.bottomBar = bottomBarView } }
        }

        /// What stands above all rows; nil by default.
        public var headerContentConfiguration: (any UIContentConfiguration)? {
            get { header }
            set {
                header = newValue
                _view?.list.edgesChanged()
            }
        }

        /// What stands below all rows; nil by default.
        public var footerContentConfiguration: (any UIContentConfiguration)? {
            get { footer }
            set {
                footer = newValue
                _view?.list.edgesChanged()
            }
        }

        /// Has the delegate update what describes a tab's row; nothing happens if that is out of sight.
        open func reconfigureItem(for tab: UITab) { _view?.list.reconfigure(.tab(tab)) }

        /// Brings a row, the header or the footer into sight.
        public func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
            _scroll(to: target, animated: animated)
        }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(Sidebar.self) }

        /// Whether it is hidden as long as neither the user nor the app said anything.
        var _usual: Bool { usual ?? false }

        /// Takes over whether it is hidden by itself in a window that has another shape by now.
        func _takeUsual(_ isHidden: Bool) {
            guard isHidden != usual else { return }
            guard usual != nil, _choice == nil, let owner = _owner else {
                usual = isHidden
                return
            }
            let animator = SidebarAnimator()
            delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
            usual = isHidden
            animator.animate()
            animator.complete()
        }

        /// Takes over what is saved of the user's choices, if they are others by now.
        func _takeSaved(_ declared: DeclaredTabs?) {
            let saved = declared?.isSidebarHidden
            if saved != known {
                known = saved
                if let saved { _choice = saved }
            }
            let width = declared?.sidebarWidth
            if width != knownWidth {
                knownWidth = width
                _chosenWidth = width.map { CGFloat($0) }
            }
        }
    }
}
