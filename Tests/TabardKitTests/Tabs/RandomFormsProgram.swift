import GtkInterop
import XCTest

@testable import TabModel
@testable import TabardKit

/// A user, an app and a window that do things at random with tabs that are values.
@MainActor
final class RandomFormsProgram {
    enum Step: CaseIterable {
        case resize, toggleSidebar, editInSidebar, editScreen
        case lift, move, letGo, giveUp
        case choose, hide, undo, reset
        case present, dismiss, push, pop
        case renewTabs
    }

    /// What is done, that more often which needs something before it.
    private static let often =
        Step.allCases + Array(repeating: [.lift, .move, .move, .letGo], count: 3).joined()

    private var random: SeededGenerator
    private let delegate = TabsDelegate()
    private weak var sheet: UIViewController?
    private(set) var journal: [String] = []
    private(set) var contradictions: [String] = []
    private(set) var performed: [Step: Int] = [:]
    /// Gives the controller's window another width.
    var resize: (CGFloat) -> Void = { _ in }

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func run(_ controller: UITabBarController) {
        controller.delegate = delegate
        for _ in 0..<60 {
            let step = Self.often.randomElement(using: &random) ?? .resize
            if perform(step, controller) { performed[step, default: 0] += 1 }
            controller.view.layoutIfNeeded()
            check(controller)
            guard contradictions.isEmpty else { return }
        }
        // The user finishes what was begun.
        _ = controller._tabBar._endCustomizing(animated: false)
        controller._setEditingTabs(false)
        controller._endEditingTabs()
        controller.view.layoutIfNeeded()
        check(controller)
    }

    /// - Returns: Whether there was something to do.
    private func perform(_ step: Step, _ controller: UITabBarController) -> Bool {
        journal.append("\(step)")
        switch step {
        case .resize:
            let width = [320, 390, 700, 768, 1_200, 1_920].randomElement(using: &random) ?? 390
            journal.append("  to \(width)")
            resize(CGFloat(width))
        case .toggleSidebar: controller._toggleSidebar()
        case .editInSidebar: controller._setEditingTabs(!controller._sidebarIsEdited)
        case .editScreen:
            guard !controller._tabBar.isCustomizing else {
                return controller._tabBar._endCustomizing(animated: false)
            }
            controller._beginCustomizing()
            return controller._tabBar.isCustomizing
        case .lift:
            if controller._usesTopBar {
                if !controller._isEditingTabs { controller._setEditingTabs(true) }
            } else {
                controller._beginCustomizing()
            }
            controller.view.layoutIfNeeded()
            return lift(controller)
        case .move: return move(controller)
        case .letGo:
            return letGo(controller) {
                $0.drop()
            } bar: {
                $0.drop()
            } sidebar: {
                $0.dropDragged()
            }
        case .giveUp:
            return letGo(controller) {
                $0.cancel()
            } bar: {
                $0.cancel()
            } sidebar: {
                $0.cancel()
            }
        case .choose:
            guard let tab = anyTab(controller), tab.isEnabled, !tab.isHidden else { return false }
            journal.append("  \(tab.identifier)")
            controller._userSelects(tab)
        case .hide:
            guard let tab = anyTab(controller), tab.allowsHiding else { return false }
            journal.append("  \(tab.identifier)")
            return controller._setHidden(!tab.isHidden, tab)
        case .undo: return controller._undoTabEdit()
        case .reset: return controller._resetTabs()
        case .present:
            guard controller.presentedViewController == nil else { return false }
            let presented = UIViewController()
            presented.modalPresentationStyle = .pageSheet
            controller.present(presented, animated: false)
            sheet = presented
        case .dismiss:
            guard controller.presentedViewController != nil else { return false }
            controller.dismiss(animated: false)
            sheet = nil
        case .push:
            guard let navigation = managedStack(controller) else { return false }
            navigation.pushViewController(UIViewController(), animated: false)
        case .pop:
            guard let navigation = managedStack(controller) else { return false }
            navigation.popToRootViewController(animated: false)
        case .renewTabs: controller.tabs = controller.tabs
        }
        return true
    }

    /// The stack that the selected tab stands on, if its group manages one.
    private func managedStack(_ controller: UITabBarController) -> UINavigationController? {
        controller.selectedTab?.managingTabGroup?.managingNavigationController
    }

    private func anyTab(_ controller: UITabBarController) -> UITab? {
        controller._declared?.all.randomElement(using: &random)
    }

    // What the user holds, on the edit screen, on the bar at the top, in the sidebar.

    private func lift(_ controller: UITabBarController) -> Bool {
        if let session = controller._tabBar._session {
            guard let item = session.customization.listed.randomElement(using: &random) else { return false }
            return session.pickUp(item, isUnderPointer: Bool.random(using: &random))
        }
        guard controller._isEditingTabs else { return false }
        if let arranging = controller._existingSidebar?._view?.arranging, Bool.random(using: &random) {
            guard let list = controller.sidebar._view?.list, let tab = anyTab(controller) else {
                return false
            }
            if Bool.random(using: &random) { return arranging.pickUp(tab) }
            guard let path = list.path(of: .tab(tab)), let cell = list.collection.cellForItem(at: path) else {
                return false
            }
            arranging.beginDrag(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
            return true
        }
        guard let bar = controller._topBar, !bar.isHidden, let tab = bar.tabs.randomElement(using: &random)
        else {
            return false
        }
        bar.arranging.begin(at: bar.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), from: tab))
        return bar.arranging.isDragging
    }

    private func move(_ controller: UITabBarController) -> Bool {
        if let session = controller._tabBar._session {
            guard session.carried != nil else { return false }
            session.carry(to: Int.random(in: 0..<session.customization.barCount, using: &random))
            return true
        }
        if let arranging = controller._existingSidebar?._view?.arranging, Bool.random(using: &random) {
            if arranging.carrying != nil {
                arranging.carry(
                    along: Bool.random(using: &random) ? .bar : .group,
                    forwards: Bool.random(using: &random)
                )
                return true
            }
            arranging.moveDrag(to: anyPoint(controller))
            return true
        }
        guard let bar = controller._topBar, bar.arranging.isDragging else { return false }
        bar.arranging.move(to: bar.convert(anyPoint(controller), from: controller.view))
        return true
    }

    private func anyPoint(_ controller: UITabBarController) -> CGPoint {
        let bounds = controller.view.bounds
        let y = Bool.random(using: &random) ? 20 : CGFloat.random(in: 0...bounds.height, using: &random)
        return CGPoint(x: .random(in: 0...bounds.width, using: &random), y: y)
    }

    private func letGo(
        _ controller: UITabBarController,
        _ endOnScreen: (CustomizingSession) -> Void,
        bar endOnBar: (TopBarArranging) -> Void,
        sidebar endInSidebar: (SidebarArranging) -> Void
    ) -> Bool {
        if let session = controller._tabBar._session {
            guard session.carried != nil else { return false }
            endOnScreen(session)
            return true
        }
        if let arranging = controller._existingSidebar?._view?.arranging, Bool.random(using: &random) {
            if arranging.carrying != nil { arranging.drop() } else { endInSidebar(arranging) }
            return true
        }
        guard let bar = controller._topBar, bar.arranging.isDragging else { return false }
        endOnBar(bar.arranging)
        return true
    }

    // What has to agree.

    private func expect(_ isRight: Bool, _ words: @autoclosure () -> String) {
        if !isRight { contradictions.append(words()) }
    }

    private func check(_ controller: UITabBarController) {
        let isWide = controller.traitCollection.horizontalSizeClass == .regular
        expect(controller._usesTopBar == isWide, "the form is not the width's")
        expect(controller._state.brokenInvariant == nil, controller._state.brokenInvariant ?? "")
        checkBars(controller, isWide: isWide)
        checkHands(controller, isWide: isWide)
        checkSelection(controller)
        let begun = delegate.calls.filter { $0 == "will edit" }.count
        let ended = delegate.calls.filter { $0 == "did edit" }.count
        let isEditing = controller._isEditingTabs || controller._tabBar.isCustomizing
        expect(
            begun - ended == (isEditing ? 1 : 0),
            "\(begun) editings began and \(ended) ended, editing \(isEditing)"
        )
        expect(!delegate.calls.contains { $0.contains("controller") }, "view controllers are told of")
        expect(controller.presentedViewController === sheet, "the sheet is gone")
        if let sheet { expect(sheet.viewIfLoaded?.window != nil, "the sheet is not seen") }
    }

    private func checkBars(_ controller: UITabBarController, isWide: Bool) {
        if !isWide {
            expect(controller._topBar?.isHidden ?? true, "a narrow window has a bar at the top")
            expect(controller._sidebarButton?.isHidden ?? true, "a narrow window has a sidebar's button")
            expect(!controller._sidebarIsEdited, "a sidebar that is not there is edited")
        }
        expect(
            controller._tabBar.isHidden == isWide,
            "the bar at the bottom is \(isWide ? "seen" : "hidden")"
        )
        guard isWide, let bar = controller._topBar, !bar.isHidden else { return }
        if let sidebar = controller._existingSidebar?._view, !sidebar.isHidden, !controller.sidebar.isHidden {
            expect(controller._isEditingTabs, "bar and sidebar, though nobody edits")
            expect(
                !sidebar.frame.intersects(bar.frame),
                "the bar \(bar.frame) is over the sidebar \(sidebar.frame)"
            )
        }
    }

    private func checkHands(_ controller: UITabBarController, isWide: Bool) {
        let onBar = controller._topBar?.arranging.isDragging ?? false
        expect(!onBar || isWide && controller._topBar?.isHidden == false, "a tab is dragged on no bar")
        let carried = controller._existingSidebar?._view?.arranging?.carrying
        expect(carried == nil || controller._sidebarIsEdited, "a tab is carried in no sidebar")
        let ghosts = controller.view.subviews.filter { $0 is TopBarGhost || $0 is SidebarGhost }.count
        expect(ghosts <= 2, "\(ghosts) ghosts")
        if !controller._isEditingTabs { expect(ghosts == 0, "a ghost is left") }
    }

    private func checkSelection(_ controller: UITabBarController) {
        guard let selected = controller.selectedTab else {
            expect(controller._state.selection == .more, "nothing is selected")
            return
        }
        expect(controller._declared?.all.contains { $0 === selected } == true, "a strange tab is selected")
        expect(
            !selected.isHidden || controller._declared?.all.contains { !$0.isHidden } == false,
            "a hidden tab is selected"
        )
        guard let shown = controller._shown else { return expect(false, "nothing is shown") }
        expect(shown.viewIfLoaded?.window != nil, "what is selected is not seen")
    }
}
