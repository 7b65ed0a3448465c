extension UITabBarController {
    private static let selectedKey = "UITabBarControllerSelectedViewController"
    private static let changedKey = "UITabBarControllerSelectionChanged"
    private static let isMoreKey = "UITabBarControllerShowsMoreList"
    private static let tabsKey = "UITabBarControllerViewControllers"
    private static let presentedInMoreKey = "UITabBarControllerTabInMore"
    private static let pagesKey = "UITabBarControllerPagesOfMore"

    func _encodeTabs(with coder: NSCoder) {
        let tabs = viewControllers ?? []
        // A child without an identifier is not kept, and is nothing that a reference could mean.
        coder.encode(tabs, forKey: Self.tabsKey)
        guard let selected = selectedViewController else { return }
        // A state that is the same again, such as More's list after a short look at a tab, is newer than what a memory has.
        coder.encode(Int64(clamping: _selectionChanged), forKey: Self.changedKey)
        coder.encode(selected === _more, forKey: Self.isMoreKey)
        coder.encode(selected === _more ? nil : selected, forKey: Self.selectedKey)
        coder.encode(_state.presentedInMore, forKey: Self.presentedInMoreKey)
        coder.encode(_more._pages, forKey: Self.pagesKey)
    }

    func _decodeTabs(with coder: NSCoder) {
        let saved = (coder.decodeObject(forKey: Self.tabsKey) as? [Any])?.compactMap {
            $0 as? UIViewController
        }
        // An app that makes its tabs by restoration classes has none to put in yet.
        if viewControllers?.isEmpty ?? true, let saved, !saved.isEmpty, _canBeTabs(saved) {
            viewControllers = saved
        }
        let tabs = viewControllers ?? []
        let changed = UInt64(clamping: coder.decodeInt64(forKey: Self.changedKey))
        let isOlder = _selectionTime.map { $0 > changed } ?? false
        if isOlder {
            // A kill may have come between what a memory writes at once and what is collected a little later.
        } else if let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController {
            if tabs.contains(where: { $0 === selected }) { selectedViewController = selected }
        } else if coder.decodeBool(forKey: Self.isMoreKey), _state.showsMore {
            selectedViewController = _more
        }
        _selectionChanged = max(changed, _selectionTime ?? 0)
        if let hidden = coder.decodeObject(forKey: Self.presentedInMoreKey) as? UIViewController,
            _state.tabs?.contains(hidden) == true
        {
            _perform(_state.presentInMore(hidden))
        }
        let pages = (coder.decodeObject(forKey: Self.pagesKey) as? [Any])?.compactMap {
            $0 as? UIViewController
        }
        if let pages, !pages.isEmpty { _more._restore(pages) }
    }

    private func _canBeTabs(_ controllers: [UIViewController]) -> Bool {
        Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
            && controllers.allSatisfy {
                $0._parent == nil && $0 !== self && $0 !== _more && $0._presenting == nil
            }
    }
}
