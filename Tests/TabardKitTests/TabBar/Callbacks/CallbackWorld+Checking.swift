@testable import TabardKit

extension CallbackWorld {
    /// What of screen, bar, state, parents and appearance calls contradicts the rest; empty if all agree.
    var contradictions: [String] {
        var found: [String] = []
        func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
            if !condition { found.append(text()) }
        }
        checkState(expect)
        checkBar(expect)
        checkParents(expect)
        checkScreen(expect)
        for page in pages where !page.strayCalls.isEmpty {
            found.append("\(name(page)) heard \(page.strayCalls)")
        }
        return found
    }

    private var list: [UIViewController] { tabs.viewControllers ?? [] }

    private var hidden: [UIViewController] { tabs._state.hiddenTabs.map(\.controller) }

    private func name(_ controller: UIViewController?) -> String {
        controller.map { $0 === tabs.moreNavigationController ? "More" : $0.title ?? "?" } ?? "nothing"
    }

    private func checkState(_ expect: (Bool, @autoclosure () -> String) -> Void) {
        let selected = tabs.selectedViewController
        if tabs.selectedIndex != NSNotFound {
            expect(
                list.indices.contains(tabs.selectedIndex) && list[tabs.selectedIndex] === selected,
                "index \(tabs.selectedIndex) is not that of \(name(selected))"
            )
        } else {
            expect(
                selected === tabs.moreNavigationController || selected == nil && list.isEmpty,
                "no index, but \(name(selected)) is selected"
            )
        }
    }

    private func checkBar(_ expect: (Bool, @autoclosure () -> String) -> Void) {
        guard !tabs.tabBar.isCustomizing else { return }
        let items = tabs.tabBar.items ?? []
        var expected = tabs._state.visibleTabs.map(\.item)
        if !hidden.isEmpty { expected.append(tabs._moreTabBarItem) }
        expect(items == expected, "the bar shows \(items.map { $0.title ?? "?" })")
        let index = tabs.selectedViewController.flatMap { selected in
            list.firstIndex { $0 === selected }.map { min($0, expected.count - 1) }
        }
        let isMore = tabs.selectedViewController === tabs.moreNavigationController
        let item = isMore ? (hidden.isEmpty ? nil : tabs._moreTabBarItem) : index.map { expected[$0] }
        expect(
            tabs.tabBar.selectedItem === item,
            "the bar highlights \(tabs.tabBar.selectedItem?.title ?? "nothing")"
        )
    }

    private func checkParents(_ expect: (Bool, @autoclosure () -> String) -> Void) {
        let more = tabs.moreNavigationController
        let presented = tabs._state.presentedInMore?.existingController
        for tab in list {
            expect(
                tab.parent === (tab === presented ? more : tabs),
                "\(name(tab)) stands in \(name(tab.parent))"
            )
        }
        for tab in tabs.children where tab !== more {
            expect(list.contains(tab), "\(name(tab)) is a child still")
        }
        let children = tabs.children
        expect(Set(children.map(ObjectIdentifier.init)).count == children.count, "a child is there twice")
        expect(
            more.viewControllers.first is MoreListController
                && (presented == nil || more.viewControllers.dropFirst().first === presented),
            "More's stack is \(more.viewControllers.map(name))"
        )
        for tab in more.viewControllers.dropFirst() where tab !== presented {
            expect(!list.contains(tab), "\(name(tab)) is on More's stack still")
        }
    }

    /// The controllers that are to be seen, the outermost first.
    private var shown: [UIViewController] {
        guard window.rootViewController === tabs, tabs._appearance == .appeared else { return [] }
        guard let selected = tabs.selectedViewController else { return [] }
        let isInMore = selected === tabs.moreNavigationController || hidden.contains(selected)
        var shown = [isInMore ? tabs.moreNavigationController : selected]
        while let top = (shown.last as? UINavigationController)?.topViewController { shown.append(top) }
        return shown
    }

    private func checkScreen(_ expect: (Bool, @autoclosure () -> String) -> Void) {
        let presented = Array(sequence(first: tabs as UIViewController, next: \._presented).dropFirst())
        let isCovered = presented.first?.modalPresentationStyle == .fullScreen
        expect(
            window.rootViewController !== tabs || tabs._appearance == (isCovered ? .disappeared : .appeared),
            "the interface itself has \(tabs._appearance)"
        )
        let shown = shown + presented
        expect(
            presented.isEmpty || window.rootViewController === tabs,
            "\(presented.count) are presented by what is not on the screen"
        )
        for controller in presented {
            expect(
                controller._presentation?.superview === window && !controller._isBeingPresented
                    && !controller._isBeingDismissed,
                "\(name(controller)) is presented by half"
            )
        }
        for controller in shown {
            expect(controller.viewIfLoaded?.window === window, "\(name(controller)) is not on the screen")
            expect(controller._appearance == .appeared, "\(name(controller)) has \(controller._appearance)")
        }
        for controller in pages as [UIViewController] + stacks + [tabs.moreNavigationController]
        where !shown.contains(controller) {
            expect(
                controller._appearance == .disappeared,
                "\(name(controller)) has \(controller._appearance) unseen"
            )
            guard !isCovered else { continue }
            expect(controller.viewIfLoaded?.window == nil, "\(name(controller)) is on the screen too")
        }
        for page in pages {
            let isShown = shown.contains(page)
            expect(
                page.phase == (isShown ? .appeared : .disappeared),
                "\(name(page)) heard last of \(page.phase)"
            )
        }
    }
}
