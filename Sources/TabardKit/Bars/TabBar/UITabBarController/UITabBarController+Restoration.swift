extension UITabBarController {
    private static let selectedKey = "UITabBarControllerSelectedViewController"
    private static let selectedTabKey = "UITabBarControllerSelectedTab"
    private static let selectionTimeKey = "UITabBarControllerSelectionTime"
    private static let isMoreKey = "UITabBarControllerShowsMoreList"
    private static let tabsKey = "UITabBarControllerViewControllers"
    private static let presentedInMoreKey = "UITabBarControllerTabInMore"
    private static let pagesKey = "UITabBarControllerPagesOfMore"

    func _encodeTabs(with coder: NSCoder) {
        // Controllers that were not made yet have no state.
        let tabs = (_state.tabs ?? []).compactMap(\.existingController)
        // A child without an identifier is not kept, and is nothing that a reference could mean.
        coder.encode(tabs, forKey: Self.tabsKey)
        coder.encode(_declared?.selected?.identifier, forKey: Self.selectedTabKey)
        guard let selected = selectedViewController else { return }
        coder.encode(_isMore(selected), forKey: Self.isMoreKey)
        coder.encode(_isMore(selected) ? nil : selected, forKey: Self.selectedKey)
        if let _selectionTime, let time = Int64(exactly: _selectionTime) {
            coder.encode(time, forKey: Self.selectionTimeKey)
        }
        coder.encode(_state.presentedInMore?.existingController, forKey: Self.presentedInMoreKey)
        coder.encode(_madeMore?._pages ?? [], forKey: Self.pagesKey)
    }

    func _decodeTabs(with coder: NSCoder) {
        let saved = controllers(Self.tabsKey, coder)
        // An app that makes its tabs by restoration classes has none to put in yet.
        if _declared == nil, viewControllers?.isEmpty ?? true, !saved.isEmpty, _canBeTabs(saved) {
            viewControllers = saved
        }
        restoreSelection(coder)
        if let controller = coder.decodeObject(forKey: Self.presentedInMoreKey) as? UIViewController,
            let tab = _rootTab(of: controller)
        {
            _perform(_state.presentInMore(tab))
            _more._restore(controllers(Self.pagesKey, coder), above: tab)
        }
    }

    private func controllers(_ key: String, _ coder: NSCoder) -> [UIViewController] {
        (coder.decodeObject(forKey: key) as? [Any])?.compactMap { $0 as? UIViewController } ?? []
    }

    /// Selects what was selected, unless a memory brought a later selection back: a kill may have come between what that writes
    /// at once and what is collected a little later.
    private func restoreSelection(_ coder: NSCoder) {
        let time = UInt64(max(0, coder.decodeInt64(forKey: Self.selectionTimeKey)))
        _savedSelectionTime = time
        if let _restoredSelectionTime, _restoredSelectionTime > time {
            return RestorableChange.overtookState()
        }
        if let identifier = coder.decodeObject(forKey: Self.selectedTabKey) as? String {
            let tab = tab(forIdentifier: identifier)
            let isInMore = coder.decodeBool(forKey: Self.isMoreKey) && _state.showsMore
            guard tab != nil || isInMore else { return }
            _holdingSettling {
                // Where there is no More, or if it goes, the tab before it is selected.
                if let tab { selectedTab = tab }
                if isInMore { selectedViewController = _more }
            }
        } else if let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController {
            guard viewControllers?.contains(where: { $0 === selected }) == true else { return }
            selectedViewController = selected
        } else if coder.decodeBool(forKey: Self.isMoreKey), _state.showsMore {
            selectedViewController = _more
        } else {
            return
        }
        if time > 0 { _restoredSelectionTime = time }
    }

    /// Another tab, or More's list, may be selected: notes when that was.
    ///
    /// It is later than what was brought back even where another device's clock is ahead of this one's.
    func _noteSelectionTime() {
        let selected = selectedObject
        guard selected !== _lastSelected else { return }
        _lastSelected = selected
        let now = UInt64(max(0, Date().timeIntervalSince1970 * 1_000))
        _selectionTime = max(now, _selectionTime.map { $0 &+ 1 } ?? 0)
    }

    private var selectedObject: AnyObject? {
        switch _state.selection {
        case .none: nil
        case .more: _more
        case .tab(.controller(let controller)): controller
        case .tab(.tab(let tab)): _declared?.selected ?? tab
        }
    }

    private func _canBeTabs(_ controllers: [UIViewController]) -> Bool {
        Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
            && controllers.allSatisfy {
                $0._parent == nil && $0 !== self && !_isMore($0) && $0._presenting == nil
            }
    }
}
