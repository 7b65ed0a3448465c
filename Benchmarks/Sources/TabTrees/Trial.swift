import TabardTesting
import UIKit

/// What is measured in a process of its own, which prints numbers, one a line.
enum Trial: String {
    /// The processor time that the app took to make its tabs, and that of all from the process's start to the first frame, in µs.
    case start
    /// The processor time of a switch with its frame, in µs.
    case switching
    /// How long each frame took while the wheel was turned, in ms.
    case wheel
    /// The processor time of each frame while all rows went by, in ms.
    case passing
    /// The processor time of hiding a tab, with its frame and its saving, in µs.
    case edit
    /// Saves what is left of a user who moved a tab in each group and hid one of every five; prints how many edits that were.
    case arranging

    @MainActor
    func run(_ tree: Tree) -> Never {
        TestEnvironment.areAnimationsEnabled = false
        let screen = Screen(tree)
        switch self {
        case .start: print(screen.making, screen.starting, separator: "\n")
        case .switching: print(screen.measureSwitches(200))
        case .wheel: screen.recordFrames { screen.turnWheel() }
        case .passing: screen.passRows()
        case .edit: print(screen.measureEdits(20))
        case .arranging: print(SavedLayout(of: tree).write(after: screen))
        }
        // Nothing of it is to be saved.
        fflush(nil)
        _exit(0)
    }
}

/// A window with the tabs.
@MainActor
struct Screen {
    let window: UIWindow
    let controller: UITabBarController
    let making: Double
    let starting: Double

    init(_ tree: Tree) {
        window = UIWindow(frame: CGRect(origin: .zero, size: tree.size))
        controller = tree.makeController()
        let before = Self.processorTime
        let tabs = tree.makeTabs()
        making = Self.processorTime - before
        controller.tabs = tabs
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        starting = Self.processorTime
    }

    /// The process's processor time, in µs.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// Selects the first five root tabs, or what is first in them, in turns.
    func measureSwitches(_ count: Int) -> Double {
        let chosen = controller.tabs.prefix(5)
        func select(_ index: Int) {
            controller.selectedTab = chosen[index % chosen.count]
            TestEnvironment.drawFrame(of: window)
        }
        for index in 0..<25 { select(index) }
        let before = Self.processorTime
        for index in 0..<count { select(index) }
        return (Self.processorTime - before) / Double(count)
    }

    func recordFrames(_ move: () -> Void) {
        guard let recorder = FrameRecorder(of: window) else { fatalError("There is no window") }
        recorder.didRecord = { print($0.duration * 1_000) }
        move()
        recorder.stop()
    }

    /// Turns the wheel of the display's real pointer for five seconds, as fast as a hand does.
    func turnWheel() {
        let wheel = Process()
        wheel.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        wheel.arguments = [
            "xdotool", "mousemove", "120", "400", "click", "--repeat", "200", "--delay", "25", "5",
        ]
        guard (try? wheel.run()) != nil else { fatalError("There is no xdotool") }
        TestEnvironment.run(seconds: 20) { !wheel.isRunning }
    }

    /// Has all rows go by in 300 frames, as when the scroll bar is dragged to the end in five seconds.
    func passRows() {
        let list = sidebarList
        let way = list.contentSize.height - list.bounds.height
        for step in 1...300 {
            let before = Self.processorTime
            list.contentOffset.y = way * CGFloat(step) / 300
            TestEnvironment.awaitFrame(of: window)
            print((Self.processorTime - before) / 1_000)
        }
    }

    /// Hides tabs as the user does who arranges them, and waits until the file has that.
    func measureEdits(_ count: Int) -> Double {
        click("Edit")
        let list = sidebarList
        func edit(_ item: Int) {
            _ = list.delegate?.collectionView(list, shouldSelectItemAt: IndexPath(item: item, section: 0))
            TestEnvironment.drawFrame(of: window)
            TestEnvironment.run(seconds: 0.1)
        }
        for index in 0..<3 { edit(1 + index) }
        let before = Self.processorTime
        for index in 0..<count { edit(1 + index % 10) }
        return (Self.processorTime - before) / Double(count)
    }

    private var sidebarList: UICollectionView {
        guard let list = find(UICollectionView.self, in: controller.view).first else {
            fatalError("There is no sidebar")
        }
        return list
    }

    private func click(_ title: String) {
        guard let button = find(UIButton.self, in: controller.view).first(where: { $0.currentTitle == title })
        else {
            fatalError("There is no button '\(title)'")
        }
        button.sendActions(for: .touchUpInside)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { find(type, in: $0) + [$0 as? View].compactMap(\.self) }
    }
}
