import GtkInterop
import XCTest

@testable import TabardKit

/// A tab bar controller in a window, as an app has it.
@preconcurrency @MainActor
class TabBarTestCase: XCTestCase {
    let journal = Journal()
    private(set) var windows: [UIWindow] = []

    override func setUp() async throws {
        Toolkit.areAnimationsEnabled = false
    }

    override func tearDown() async throws {
        for window in windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        windows = []
        Toolkit.isRightToLeft = false
    }

    func controllers(_ names: [String]) -> [RecordingController] {
        names.map { RecordingController($0, journal) }
    }

    /// Shows a controller in a window of the given size.
    @discardableResult
    func show(_ controller: UIViewController, width: CGFloat = 390, height: CGFloat = 700) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.append(window)
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && window.bounds.width == width }
        MainLoop.iterate(seconds: 0.02)
        return window
    }

    /// Does what a click on a place of the bar does.
    func tap(_ index: Int, in tabs: UITabBarController) {
        tabs.tabBar._userChose(tabs.tabBar._buttons[index].item)
    }

    /// Makes a window as wide as the user might.
    func resize(_ window: UIWindow, width: CGFloat, height: CGFloat = 700) {
        // GTK forgets a size that is set while the display server has not answered to the one before.
        let takes = (0..<20).contains { _ in
            window._native?.setDefaultSize(width: Int(width), height: Int(height))
            return MainLoop.iterate(seconds: 1) { window.bounds.width == width }
        }
        XCTAssertTrue(takes, "\(window.bounds)")
        MainLoop.iterate(seconds: 0.02)
    }
}
