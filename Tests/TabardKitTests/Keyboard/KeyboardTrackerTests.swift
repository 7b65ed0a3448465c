import XCTest

@testable import TabardKit

/// Where the keyboard is, told from the desktop's word and the window's height.
final class KeyboardTrackerTests: XCTestCase {
    private var tracker = KeyboardTracker()
    private var now = KeyboardTracker.Moment(time: 0, window: CGSize(width: 360, height: 700))

    private func follow(
        after seconds: TimeInterval = 0.1,
        _ change: (inout KeyboardTracker.Moment) -> Void
    ) -> KeyboardMovement? {
        now.time += seconds
        change(&now)
        return tracker.follow(now)
    }

    private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 360, height: height)
    }

    func testTheWindowShrinksAfterTheDesktopSaidIt() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertNotNil(tracker.deadline)
        XCTAssertEqual(
            follow { $0.window.height = 460 },
            KeyboardMovement(kind: .shows, begin: rect(460, 0), end: rect(460, 0))
        )
        XCTAssertNil(tracker.deadline)
        XCTAssertNil(follow { _ in })
        XCTAssertEqual(
            follow { $0.isInSight = false },
            KeyboardMovement(kind: .hides, begin: rect(460, 0), end: rect(460, 0))
        )
        XCTAssertNil(follow { $0.window.height = 700 })
        XCTAssertNil(tracker.shown)
    }

    func testTheWindowShrinksBeforeTheDesktopSaysIt() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertNil(follow { $0.window.height = 460 })
        XCTAssertEqual(
            follow { $0.isInSight = true },
            KeyboardMovement(kind: .shows, begin: rect(460, 0), end: rect(460, 0))
        )
        XCTAssertEqual(
            follow { $0.window.height = 700 },
            KeyboardMovement(kind: .hides, begin: rect(700, 0), end: rect(700, 0)),
            "the window has its height back before the desktop says why"
        )
        XCTAssertNil(follow { $0.isInSight = false })
    }

    func testBothAtOnce() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertEqual(
            follow {
                $0.isInSight = true
                $0.window.height = 500
            },
            KeyboardMovement(kind: .shows, begin: rect(500, 0), end: rect(500, 0))
        )
    }

    func testAWindowThatShrankLongAgoDidNotForTheKeyboard() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertNil(follow { $0.window.height = 460 })
        XCTAssertNil(follow(after: 2) { $0.isInSight = true })
        XCTAssertEqual(
            follow(after: KeyboardTracker.patience) { _ in },
            KeyboardMovement(kind: .shows, begin: rect(460, 0), end: rect(460, 0)),
            "the keyboard lies over the window, or elsewhere"
        )
        XCTAssertEqual(
            follow { $0.isInSight = false },
            KeyboardMovement(kind: .hides, begin: rect(460, 0), end: rect(460, 0))
        )
    }

    func testAnotherWindowsKeyboardIsNotTold() {
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertNil(follow { $0.window.height = 460 })
        XCTAssertEqual(
            follow { $0.isEditing = true }?.kind,
            .shows,
            "it is there already when a text is edited"
        )
        XCTAssertNil(follow { $0.isEditing = false }, "the keyboard is still there")
        XCTAssertEqual(follow { $0.isInSight = false }?.kind, .hides)
    }

    func testTheKeyboardIsOfAnotherSize() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertEqual(follow { $0.window.height = 460 }?.end, rect(460, 0))
        XCTAssertEqual(
            follow { $0.window.height = 400 },
            KeyboardMovement(kind: .changes, begin: rect(400, 0), end: rect(400, 0))
        )
        XCTAssertEqual(
            follow { $0.window.height = 500 },
            KeyboardMovement(kind: .changes, begin: rect(500, 0), end: rect(500, 0))
        )
    }

    func testTheWindowIsTurnedMeanwhile() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertEqual(follow { $0.window.height = 460 }?.end, rect(460, 0))
        let turned = follow { $0.window = CGSize(width: 700, height: 200) }
        XCTAssertEqual(turned?.kind, .changes)
        XCTAssertEqual(turned?.end, CGRect(x: 0, y: 200, width: 700, height: 0))
    }

    func testAnAppsOwnPanelStandsInTheWindow() {
        XCTAssertNil(follow { $0.isEditing = true })
        XCTAssertEqual(
            follow { $0.panel = 50 },
            KeyboardMovement(kind: .shows, begin: rect(700, 50), end: rect(650, 50))
        )
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertEqual(
            follow { $0.window.height = 460 },
            KeyboardMovement(kind: .changes, begin: rect(410, 50), end: rect(410, 50)),
            "the panel stands on the desktop's keyboard"
        )
        XCTAssertEqual(
            follow { $0.panel = 0 },
            KeyboardMovement(kind: .changes, begin: rect(410, 50), end: rect(460, 0))
        )
        XCTAssertEqual(follow { $0.isInSight = false }?.kind, .hides)
    }

    func testAnotherWindowsSizeSaysNothing() {
        XCTAssertNil(follow { $0.isEditing = true })
        now.window.height = 300
        tracker.turn(to: now.window)
        XCTAssertNil(follow { $0.isInSight = true })
        XCTAssertNotNil(tracker.deadline, "the other window did not shrink")
    }

    func testWhatIsPostedInWhichOrder() {
        let shows = KeyboardMovement(kind: .shows, begin: .zero, end: .zero)
        XCTAssertEqual(
            (shows.namesBefore + shows.namesAfter).map(\.rawValue),
            [
                "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
                "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
            ]
        )
        let hides = KeyboardMovement(kind: .hides, begin: .zero, end: .zero)
        XCTAssertEqual(
            (hides.namesBefore + hides.namesAfter).map(\.rawValue),
            [
                "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
                "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
            ]
        )
    }

    /// All histories of six steps: what shows hides once, what hides was shown, and each movement begins as high as the
    /// last ended, at the lower edge of the window as it is, with only what the app itself shows.
    func testEveryShortHistory() {
        let steps: [(inout KeyboardTracker.Moment) -> Void] = [
            { $0.isInSight.toggle() }, { $0.isEditing.toggle() }, { $0.panel = $0.panel == 0 ? 50 : 0 },
            { $0.window.height = $0.window.height == 700 ? 460 : 700 }, { $0.time += 1 },
        ]
        var histories = 0
        func go(_ tracker: KeyboardTracker, _ now: KeyboardTracker.Moment, _ left: Int) {
            histories += 1
            guard left > 0 else { return }
            for step in steps {
                var tracker = tracker
                var now = now
                now.time += 0.05
                step(&now)
                let before = tracker.shown
                let movement = tracker.follow(now)
                switch movement?.kind {
                case .shows:
                    XCTAssertNil(before)
                    XCTAssertEqual(tracker.shown, movement?.end)
                case .changes:
                    XCTAssertEqual(before?.height, movement?.begin.height)
                    XCTAssertEqual(movement?.begin.maxY, now.window.height)
                    XCTAssertEqual(tracker.shown, movement?.end)
                    XCTAssertNotEqual(before, movement?.end)
                case .hides:
                    XCTAssertEqual(before?.height, movement?.begin.height)
                    XCTAssertEqual(movement?.end.minY, now.window.height)
                    XCTAssertNil(tracker.shown)
                case nil: XCTAssertEqual(before, tracker.shown)
                }
                if let movement {
                    XCTAssertEqual(movement.end.height, movement.kind == .hides ? before?.height : now.panel)
                    XCTAssertEqual(movement.begin.width, 360)
                }
                if now.panel > 0 { XCTAssertNotNil(tracker.shown) }
                if now.panel == 0, !now.isInSight { XCTAssertNil(tracker.shown) }
                XCTAssertNil(tracker.follow(now), "the same again is nothing new")
                go(tracker, now, left - 1)
            }
        }
        go(KeyboardTracker(), now, 6)
        XCTAssertEqual(
            histories,
            (0...6).reduce(0) { sum, power in
                sum + Int(pow(5.0, Double(power)))
            }
        )
    }
}
