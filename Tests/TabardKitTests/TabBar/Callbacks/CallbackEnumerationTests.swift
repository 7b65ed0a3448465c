import GtkInterop
import XCTest

@testable import TabardKit

/// The app does everything in every callback, from every small state: whatever it does, screen, bar, state, parents and
/// appearance calls agree in the end (C2, C5, C6, C11, C17, D1, D2, D3, M1, M6).
///
/// By default a sample of the cases is tried, the same in each run; `TABARD_SOAK=1` tries all.
@preconcurrency @MainActor
final class CallbackEnumerationTests: XCTestCase {
    /// A small state, and what is done to it.
    private struct Start {
        var count: Int
        var usesStacks: Bool
        var hasDelegate: Bool
        var animates: Bool
        /// That behind the last stands for More's list.
        var selected: Int
        var trigger: AppTrigger

        var text: String {
            "\(count) \(usesStacks ? "stacks" : "pages")\(hasDelegate ? " with a delegate" : "")"
                + "\(animates ? " that animates" : ""), \(selected) selected: \(trigger)"
        }
    }

    /// What the app does meanwhile.
    private struct Interference {
        var callback: AppCallback
        var operation: AppOperation
        var times: Int

        var text: String { "\(callback) → \(operation)" + (times > 1 ? " each time" : "") }
    }

    private var window: UIWindow!

    override func setUp() async throws {
        Toolkit.areAnimationsEnabled = false
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) {
            self.window._widget?.isMapped == true && self.window.bounds.width == 390
        }
    }

    override func tearDown() async throws {
        window.isHidden = true
        window.rootViewController = nil
        window = nil
    }

    func testWhateverCallbacksDoEverythingAgreesInTheEnd() {
        let isSoaking = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
        let starts = Self.starts
        var (number, tried, failed) = (0, 0, 0)
        for (index, start) in starts.enumerated() where isSoaking || index % 5 == 0 {
            let calm = run(start, nil)
            tried += 1
            if !calm.contradictions.isEmpty {
                failed += 1
                XCTFail("\(start.text): \(calm.contradictions.joined(separator: "; "))")
            }
            // Only a callback that comes can do something.
            for interference in Self.interferences(in: calm.heard) {
                number += 1
                guard isSoaking || number % 13 == 0 else { continue }
                tried += 1
                let contradictions = run(start, interference).contradictions
                guard !contradictions.isEmpty else { continue }
                failed += 1
                guard failed <= 40 else { continue }
                XCTFail("\(start.text) → \(interference.text): \(contradictions.joined(separator: "; "))")
            }
        }
        print("Callbacks: \(tried) cases, \(failed) failures")
        XCTAssertEqual(failed, 0)
        XCTAssertGreaterThan(tried, 3_000)
    }

    private static var starts: [Start] {
        var starts: [Start] = []
        for count in 0...7 {
            for usesStacks in [false, true] {
                for (hasDelegate, animates) in [(false, false), (true, false), (true, true)] {
                    for selected in Set([0, max(0, count - 1), count]).sorted() {
                        starts += AppTrigger.allCases.map {
                            Start(
                                count: count,
                                usesStacks: usesStacks,
                                hasDelegate: hasDelegate,
                                animates: animates,
                                selected: selected,
                                trigger: $0
                            )
                        }
                    }
                }
            }
        }
        return starts
    }

    private static func interferences(in heard: Set<AppCallback>) -> [Interference] {
        AppCallback.allCases.filter(heard.contains).flatMap { callback in
            AppOperation.allCases.flatMap { operation in
                (operation.endsByItself ? [1, 1_000_000] : [1]).map {
                    Interference(callback: callback, operation: operation, times: $0)
                }
            }
        }
    }

    private func run(_ start: Start, _ interference: Interference?) -> (
        heard: Set<AppCallback>, contradictions: [String]
    ) {
        let world = CallbackWorld(window: window, count: start.count, usesStacks: start.usesStacks)
        let tabs = world.tabs
        if start.hasDelegate {
            tabs.delegate = world
            tabs.moreNavigationController.delegate = world
        }
        world.animates = start.animates
        if start.trigger != .show { world.pull(.show) }
        if start.selected < start.count {
            tabs.selectedIndex = start.selected
        } else {
            tabs.selectedViewController = tabs.moreNavigationController
        }
        window.layoutIfNeeded()
        world.heard = []
        if let interference {
            (world.callback, world.operation) = (interference.callback, interference.operation)
            world.remaining = interference.times
        }
        world.pull(start.trigger)
        window.layoutIfNeeded()
        let heard = world.heard
        world.remaining = 0
        let contradictions = world.contradictions
        if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
        window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        MainLoop.iterate()
        return (heard, contradictions)
    }
}

extension AppOperation {
    /// Whether the operation changes nothing any more once it was done, so that a callback may do it each time.
    fileprivate var endsByItself: Bool {
        switch self {
        case .selectFirst, .selectSecond, .selectLast, .selectMore, .setNil, .setEmpty, .popToRoot, .dismiss,
            .endEditing:
            true
        default: false
        }
    }
}
